import type { SeedTopic } from './helpTopic.ts';

/** Deposits and withdrawals. */
export const HELP_MONEY: readonly SeedTopic[] = [
  {
    id: 'deposits',
    icon: 'wallet',
    names: { EN: 'Deposits', TY: 'Deposito', ID: 'Deposit', VI: 'Nạp tiền', CN: '存款', TH: 'ฝากเงิน' },
    questions: [
      {
        id: 'deposit-how',
        texts: {
          EN: [
            'How do I deposit?',
            '<ol><li>Log in and press <strong>Deposit</strong> beside your balance.</li><li>Choose a way to pay and an amount.</li><li>Confirm in your bank or wallet app.</li></ol><p>The money is in your balance as soon as the payment is confirmed.</p>',
          ],
          TY: [
            'Paano magdeposito?',
            '<ol><li>Mag-log in at pindutin ang <strong>Magdeposito</strong> sa tabi ng balanse.</li><li>Piliin ang paraan ng pagbabayad at halaga.</li><li>Kumpirmahin sa bank o wallet app mo.</li></ol><p>Papasok sa balanse ang pera pagkakumpirma ng bayad.</p>',
          ],
          ID: [
            'Bagaimana cara deposit?',
            '<ol><li>Masuk dan tekan <strong>Deposit</strong> di samping saldo.</li><li>Pilih metode pembayaran dan jumlahnya.</li><li>Konfirmasi di aplikasi bank atau dompet.</li></ol><p>Uang masuk ke saldo begitu pembayaran dikonfirmasi.</p>',
          ],
          VI: [
            'Làm thế nào để nạp tiền?',
            '<ol><li>Đăng nhập và nhấn <strong>Nạp tiền</strong> cạnh số dư.</li><li>Chọn phương thức thanh toán và số tiền.</li><li>Xác nhận trong ứng dụng ngân hàng hoặc ví.</li></ol><p>Tiền vào số dư ngay khi thanh toán được xác nhận.</p>',
          ],
          CN: [
            '如何存款？',
            '<ol><li>登录后点击余额旁的<strong>存款</strong>。</li><li>选择支付方式与金额。</li><li>在银行或钱包应用中确认。</li></ol><p>支付确认后立即到账。</p>',
          ],
          TH: [
            'ฝากเงินอย่างไร',
            '<ol><li>เข้าสู่ระบบแล้วกด<strong>ฝากเงิน</strong>ข้างยอดเงิน</li><li>เลือกช่องทางชำระเงินและจำนวน</li><li>ยืนยันในแอปธนาคารหรืออีวอลเล็ต</li></ol><p>เงินเข้ายอดเงินทันทีเมื่อยืนยันการชำระเงินแล้ว</p>',
          ],
        },
      },
      {
        id: 'deposit-missing',
        texts: {
          EN: [
            'My deposit has not arrived',
            '<p>Most payments take a minute, some banks up to half an hour. Look into <strong>Account record</strong> first.</p><p>If it is not there after that, tell customer service the time, the amount and the reference of your bank. Please do not pay a second time.</p>',
          ],
          TY: [
            'Hindi pa dumarating ang deposito ko',
            '<p>Karaniwan isang minuto lang, hanggang kalahating oras sa ilang bangko. Tingnan muna ang <strong>Transaction history</strong>.</p><p>Kung wala pa rin, sabihin sa customer service ang oras, halaga at reference ng bangko. Huwag munang magbayad ulit.</p>',
          ],
          ID: [
            'Deposit saya belum masuk',
            '<p>Kebanyakan pembayaran butuh semenit, beberapa bank hingga setengah jam. Lihat dulu <strong>Riwayat transaksi</strong>.</p><p>Bila tetap belum ada, sampaikan waktu, jumlah, dan referensi bank ke layanan pelanggan. Jangan membayar dua kali.</p>',
          ],
          VI: [
            'Tiền nạp của tôi chưa vào',
            '<p>Phần lớn giao dịch mất một phút, một số ngân hàng đến nửa giờ. Hãy xem <strong>Lịch sử giao dịch</strong> trước.</p><p>Nếu vẫn chưa có, báo cho chăm sóc khách hàng thời gian, số tiền và mã giao dịch. Xin đừng chuyển lần thứ hai.</p>',
          ],
          CN: [
            '存款没有到账',
            '<p>多数付款一分钟内到账，个别银行需半小时。请先查看<strong>资金明细</strong>。</p><p>若仍未到账，请把时间、金额与银行流水号告诉客服，请勿重复付款。</p>',
          ],
          TH: [
            'ยอดฝากยังไม่เข้า',
            '<p>ส่วนใหญ่ใช้เวลาหนึ่งนาที บางธนาคารถึงครึ่งชั่วโมง ดูใน<strong>ประวัติธุรกรรม</strong>ก่อน</p><p>ถ้ายังไม่เข้า แจ้งเวลา จำนวน และรหัสอ้างอิงกับฝ่ายบริการลูกค้า โปรดอย่าจ่ายซ้ำ</p>',
          ],
        },
      },
      {
        id: 'deposit-safe',
        texts: {
          EN: [
            'Is my payment safe?',
            '<p>Everything that you enter travels with {encryptionBits}-bit encryption, and what you hold is kept apart from our own money.</p>',
          ],
          TY: [
            'Ligtas ba ang bayad ko?',
            '<p>May {encryptionBits}-bit encryption ang lahat ng inilalagay mo, at hiwalay sa pera namin ang pera mo.</p>',
          ],
          ID: [
            'Apakah pembayaran saya aman?',
            '<p>Semua yang Anda masukkan dikirim dengan enkripsi {encryptionBits}-bit, dan uang Anda disimpan terpisah dari uang kami.</p>',
          ],
          VI: [
            'Thanh toán của tôi có an toàn không?',
            '<p>Mọi thông tin được mã hóa {encryptionBits} bit, và tiền của bạn được giữ riêng với tiền của chúng tôi.</p>',
          ],
          CN: ['付款安全吗？', '<p>您输入的一切都经 {encryptionBits} 位加密传输，您的资金与我们的资金分开保管。</p>'],
          TH: ['การชำระเงินปลอดภัยไหม', '<p>ทุกอย่างที่คุณกรอกเข้ารหัส {encryptionBits} บิต และเงินของคุณแยกจากเงินของเรา</p>'],
        },
      },
    ],
  },
  {
    id: 'withdrawals',
    icon: 'history',
    names: { EN: 'Withdrawals', TY: 'Pag-withdraw', ID: 'Penarikan', VI: 'Rút tiền', CN: '提款', TH: 'ถอนเงิน' },
    questions: [
      {
        id: 'withdraw-how',
        texts: {
          EN: [
            'How do I withdraw?',
            '<ol><li>Open <strong>Withdraw</strong> in your center.</li><li>Bind an account in your own name, once.</li><li>Enter an amount and your payment password.</li></ol><p>Requests are handled quickly, day and night.</p>',
          ],
          TY: [
            'Paano mag-withdraw?',
            '<ol><li>Buksan ang <strong>Mag-withdraw</strong> sa member center mo.</li><li>Mag-bind ng account na nasa pangalan mo, isang beses lang.</li><li>Ilagay ang halaga at payment password mo.</li></ol><p>Mabilis itong inaasikaso, araw at gabi.</p>',
          ],
          ID: [
            'Bagaimana cara menarik dana?',
            '<ol><li>Buka <strong>Tarik dana</strong> di pusat anggota.</li><li>Tautkan rekening atas nama sendiri, sekali saja.</li><li>Isi jumlah dan kata sandi pembayaran.</li></ol><p>Permintaan diproses cepat, siang malam.</p>',
          ],
          VI: [
            'Làm thế nào để rút tiền?',
            '<ol><li>Mở <strong>Rút tiền</strong> trong trung tâm cá nhân.</li><li>Liên kết tài khoản chính chủ, một lần.</li><li>Nhập số tiền và mật khẩu thanh toán.</li></ol><p>Yêu cầu được xử lý nhanh, cả ngày đêm.</p>',
          ],
          CN: [
            '如何提款？',
            '<ol><li>在个人中心打开<strong>提款</strong>。</li><li>绑定本人名下账户，一次即可。</li><li>输入金额与支付密码。</li></ol><p>全天快速处理您的申请。</p>',
          ],
          TH: [
            'ถอนเงินอย่างไร',
            '<ol><li>เปิด<strong>ถอนเงิน</strong>ในศูนย์ของคุณ</li><li>ผูกบัญชีชื่อคุณเองครั้งเดียว</li><li>กรอกจำนวนและรหัสผ่านการชำระเงิน</li></ol><p>ดำเนินการรวดเร็วทั้งวันทั้งคืน</p>',
          ],
        },
      },
      {
        id: 'withdraw-name',
        texts: {
          EN: [
            'Why must the account be in my name?',
            '<p>It keeps your money yours: nobody who gets hold of your password can send it elsewhere. If your name has changed, customer service will help.</p>',
          ],
          TY: [
            'Bakit dapat nasa pangalan ko ang account?',
            '<p>Para manatiling sa iyo ang pera: hindi ito maipadadala sa iba kahit may makakuha ng password mo. Kung nagbago ang pangalan mo, tutulong ang customer service.</p>',
          ],
          ID: [
            'Mengapa rekening harus atas nama saya?',
            '<p>Agar uang tetap milik Anda: orang yang mengetahui kata sandi Anda tidak bisa mengirimnya ke tempat lain. Bila nama berubah, layanan pelanggan membantu.</p>',
          ],
          VI: [
            'Vì sao tài khoản phải chính chủ?',
            '<p>Để tiền luôn là của bạn: dù ai có mật khẩu cũng không chuyển đi nơi khác được. Nếu tên bạn thay đổi, chăm sóc khách hàng sẽ giúp.</p>',
          ],
          CN: ['为什么账户必须是本人名下？', '<p>这样资金始终归您：即使密码泄露，别人也转不走。若姓名有变更，请联系客服。</p>'],
          TH: ['ทำไมบัญชีต้องเป็นชื่อฉัน', '<p>เพื่อให้เงินเป็นของคุณเสมอ แม้มีคนรู้รหัสผ่านก็โอนไปที่อื่นไม่ได้ หากเปลี่ยนชื่อ ฝ่ายบริการลูกค้าช่วยได้</p>'],
        },
      },
      {
        id: 'withdraw-wait',
        texts: {
          EN: [
            'What happens after my request?',
            '<p>You see every step in the <strong>History</strong> of <strong>Withdraw</strong>: in process, paid, received. Once the money has reached you, mark it as received; if it has not, say so there and add a picture.</p>',
          ],
          TY: [
            'Ano ang mangyayari pagkatapos ng request?',
            '<p>Makikita ang bawat hakbang sa <strong>History</strong> ng <strong>Mag-withdraw</strong>: pinoproseso, bayad na, natanggap. Kapag dumating na, markahan bilang natanggap; kung hindi, sabihin doon at magdagdag ng larawan.</p>',
          ],
          ID: [
            'Apa yang terjadi setelah permintaan saya?',
            '<p>Setiap langkah terlihat di <strong>Riwayat</strong> pada <strong>Tarik dana</strong>: diproses, dibayar, diterima. Setelah uang sampai, tandai diterima; bila belum, sampaikan di sana dengan gambar.</p>',
          ],
          VI: [
            'Sau khi gửi yêu cầu thì sao?',
            '<p>Bạn thấy từng bước trong <strong>Rút tiền</strong>, mục <strong>Lịch sử</strong>: đang xử lý, đã trả, đã nhận. Khi tiền đến, hãy đánh dấu đã nhận; nếu chưa, báo tại đó kèm ảnh.</p>',
          ],
          CN: [
            '提交后会怎样？',
            '<p>在<strong>提款</strong>的<strong>记录</strong>中可看到每一步：处理中、已付款、已收到。到账后请标记为已收到；未到账请在那里说明并附图。</p>',
          ],
          TH: [
            'หลังส่งคำขอแล้วเกิดอะไรขึ้น',
            '<p>ดูทุกขั้นตอนได้ที่<strong>ถอนเงิน</strong> หัวข้อ<strong>ประวัติ</strong> กำลังดำเนินการ จ่ายแล้ว ได้รับแล้ว เมื่อเงินถึงให้กดได้รับแล้ว ถ้ายังไม่ถึงให้แจ้งพร้อมรูป</p>',
          ],
        },
      },
    ],
  },
];
