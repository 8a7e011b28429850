import type { SeedTopic } from './helpTopic.ts';

/** The account, and troubleshooting. */
export const HELP_ACCOUNT: readonly SeedTopic[] = [
  {
    id: 'registering',
    icon: 'register',
    names: { EN: 'Registering', TY: 'Pagrehistro', ID: 'Pendaftaran', VI: 'Đăng ký', CN: '注册', TH: 'สมัครสมาชิก' },
    questions: [
      {
        id: 'register-how',
        texts: {
          EN: [
            'How do I open an account?',
            '<p>Press <strong>Sign up</strong>, choose a name and a password, and fill in what is marked with an asterisk. Each player has one account.</p>',
          ],
          TY: [
            'Paano magbukas ng account?',
            '<p>Pindutin ang <strong>Magrehistro</strong>, pumili ng pangalan at password, at punan ang may asterisk. Isang account bawat manlalaro.</p>',
          ],
          ID: [
            'Bagaimana membuka akun?',
            '<p>Tekan <strong>Daftar</strong>, pilih nama dan kata sandi, lalu isi yang bertanda bintang. Satu akun per pemain.</p>',
          ],
          VI: [
            'Làm thế nào để mở tài khoản?',
            '<p>Nhấn <strong>Đăng ký</strong>, chọn tên và mật khẩu, điền các mục có dấu sao. Mỗi người chơi một tài khoản.</p>',
          ],
          CN: ['如何注册账户？', '<p>点击<strong>注册</strong>，设置用户名与密码，填写带星号的项目。每位玩家仅限一个账户。</p>'],
          TH: ['เปิดบัญชีอย่างไร', '<p>กด<strong>สมัครสมาชิก</strong> ตั้งชื่อและรหัสผ่าน กรอกช่องที่มีดอกจัน หนึ่งคนหนึ่งบัญชี</p>'],
        },
      },
      {
        id: 'password-forgotten',
        texts: {
          EN: [
            'I forgot my password',
            '<p>Press <strong>Forgot password</strong> at the login. With a bound mobile number you set a new one by code; with an email address we send you a temporary one.</p>',
          ],
          TY: [
            'Nakalimutan ko ang password',
            '<p>Pindutin ang <strong>Nakalimot ng password</strong> sa login. Kung may naka-bind na mobile number, code ang gagamitin; kung email, padadalhan ka ng pansamantalang password.</p>',
          ],
          ID: [
            'Saya lupa kata sandi',
            '<p>Tekan <strong>Lupa kata sandi</strong> saat masuk. Dengan nomor ponsel tertaut Anda membuat kata sandi baru lewat kode; dengan email kami kirim kata sandi sementara.</p>',
          ],
          VI: [
            'Tôi quên mật khẩu',
            '<p>Nhấn <strong>Quên mật khẩu</strong> khi đăng nhập. Nếu đã liên kết số điện thoại, bạn đặt lại bằng mã; nếu có email, chúng tôi gửi mật khẩu tạm thời.</p>',
          ],
          CN: ['忘记密码怎么办', '<p>在登录处点击<strong>忘记密码</strong>。绑定手机可用验证码重设；绑定邮箱则发送临时密码。</p>'],
          TH: ['ลืมรหัสผ่าน', '<p>กด<strong>ลืมรหัสผ่าน</strong>ที่หน้าเข้าสู่ระบบ ถ้าผูกมือถือไว้ตั้งใหม่ด้วยรหัสยืนยัน ถ้ามีอีเมลเราส่งรหัสชั่วคราวให้</p>'],
        },
      },
      {
        id: 'new-place',
        texts: {
          EN: [
            'Why am I asked for another proof?',
            '<p>Somebody logs in from an address that your account does not know. Usually it is you on another network: answer the question, and the address is known from then on.</p>',
          ],
          TY: [
            'Bakit humihingi pa ng isang patunay?',
            '<p>May nag-log in mula sa address na hindi kilala ng account mo. Madalas, ikaw iyon sa ibang network: sagutin ang tanong at makikilala na ang address.</p>',
          ],
          ID: [
            'Mengapa saya diminta bukti lain?',
            '<p>Ada login dari alamat yang belum dikenal akun Anda. Biasanya itu Anda di jaringan lain: jawab pertanyaannya dan alamat itu dikenal seterusnya.</p>',
          ],
          VI: [
            'Vì sao tôi phải xác minh thêm?',
            '<p>Có đăng nhập từ địa chỉ mà tài khoản chưa biết. Thường đó là bạn ở mạng khác: trả lời xong, địa chỉ sẽ được ghi nhớ.</p>',
          ],
          CN: ['为什么要二次验证？', '<p>有人从账户未知的地址登录。通常是您换了网络：完成验证后该地址即被记住。</p>'],
          TH: ['ทำไมต้องยืนยันเพิ่ม', '<p>มีการเข้าสู่ระบบจากที่อยู่ที่บัญชีไม่รู้จัก มักเป็นคุณเองบนเครือข่ายอื่น ตอบคำถามแล้วระบบจะจำไว้</p>'],
        },
      },
    ],
  },
  {
    id: 'technical',
    icon: 'mobile',
    names: { EN: 'Technical', TY: 'Teknikal', ID: 'Teknis', VI: 'Kỹ thuật', CN: '技术', TH: 'ด้านเทคนิค' },
    questions: [
      {
        id: 'game-stuck',
        texts: {
          EN: [
            'A game does not load',
            '<p>Close it and start it again: a round that had begun is settled by the provider, and your stake is not lost. If it happens again, try another network or browser, and tell us the name of the game and the time.</p>',
          ],
          TY: [
            'Ayaw mag-load ng laro',
            '<p>Isara at buksan ulit: tatapusin ng provider ang nasimulang round, at hindi mawawala ang taya. Kung maulit, subukan ang ibang network o browser, at sabihin sa amin ang pangalan ng laro at oras.</p>',
          ],
          ID: [
            'Game tidak terbuka',
            '<p>Tutup lalu buka lagi: putaran yang sudah mulai diselesaikan provider dan taruhan tidak hilang. Bila berulang, coba jaringan atau browser lain dan beri tahu nama game serta waktunya.</p>',
          ],
          VI: [
            'Trò chơi không tải được',
            '<p>Đóng và mở lại: ván đang chơi do nhà cung cấp kết toán, tiền cược không mất. Nếu lặp lại, thử mạng hoặc trình duyệt khác và báo tên trò cùng thời gian.</p>',
          ],
          CN: [
            '游戏打不开',
            '<p>关闭后重新打开：已开始的一局由供应商结算，投注不会丢失。若再次发生，请换网络或浏览器，并告知游戏名与时间。</p>',
          ],
          TH: ['เกมไม่โหลด', '<p>ปิดแล้วเปิดใหม่ รอบที่เริ่มแล้วค่ายเกมจะสรุปผลให้ เดิมพันไม่หาย ถ้าเกิดซ้ำ ลองเครือข่ายหรือเบราว์เซอร์อื่น แล้วแจ้งชื่อเกมและเวลา</p>'],
        },
      },
      {
        id: 'devices',
        texts: {
          EN: [
            'Which devices can I play on?',
            '<p>In any browser of the last years, on a phone, tablet or computer, and in the native app. Your favorites and your balance are the same everywhere.</p>',
          ],
          TY: [
            'Sa aling device puwedeng maglaro?',
            '<p>Sa anumang bagong browser, sa phone, tablet o computer, at sa app. Pareho ang mga paborito at balanse kahit saan.</p>',
          ],
          ID: [
            'Perangkat apa saja yang bisa dipakai?',
            '<p>Di browser apa pun beberapa tahun terakhir, di ponsel, tablet, atau komputer, dan di aplikasi. Favorit dan saldo sama di mana pun.</p>',
          ],
          VI: [
            'Tôi có thể chơi trên thiết bị nào?',
            '<p>Trên mọi trình duyệt vài năm gần đây, điện thoại, máy tính bảng hay máy tính, và trong ứng dụng. Mục yêu thích và số dư giống nhau ở mọi nơi.</p>',
          ],
          CN: ['可以在哪些设备上玩？', '<p>近几年的任何浏览器，手机、平板或电脑，以及原生应用。收藏与余额在各设备上一致。</p>'],
          TH: ['เล่นบนอุปกรณ์ใดได้บ้าง', '<p>เบราว์เซอร์รุ่นไม่กี่ปีนี้ทุกตัว บนมือถือ แท็บเล็ต คอมพิวเตอร์ และในแอป รายการโปรดและยอดเงินเหมือนกันทุกที่</p>'],
        },
      },
      {
        id: 'service',
        texts: {
          EN: [
            'When can I reach customer service?',
            '<p>{serviceHours}: somebody is there at any hour, every day. A screenshot and the reference of the error help us most.</p>',
          ],
          TY: [
            'Kailan bukas ang customer service?',
            '<p>{serviceHours}: may tao anumang oras, araw-araw. Pinakamalaking tulong ang screenshot at ang reference ng error.</p>',
          ],
          ID: [
            'Kapan layanan pelanggan bisa dihubungi?',
            '<p>{serviceHours}: selalu ada yang siap membantu, setiap hari. Tangkapan layar dan referensi pesan kesalahan paling membantu.</p>',
          ],
          VI: [
            'Khi nào tôi liên hệ được chăm sóc khách hàng?',
            '<p>{serviceHours}: luôn có người hỗ trợ, mọi giờ, mọi ngày. Ảnh chụp màn hình và mã tham chiếu của lỗi giúp chúng tôi nhiều nhất.</p>',
          ],
          CN: ['客服何时在线？', '<p>{serviceHours}：每天任何时间都有人。截图与错误中的请求编号最有帮助。</p>'],
          TH: ['ติดต่อฝ่ายบริการลูกค้าได้เมื่อไร', '<p>{serviceHours}: มีเจ้าหน้าที่อยู่ทุกเวลาทุกวัน ภาพหน้าจอและหมายเลขคำขอช่วยเราได้มากที่สุด</p>'],
        },
      },
    ],
  },
];
