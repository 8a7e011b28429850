import type { SeedTopic } from './textsHelp.ts';

/** Playing, and playing within limits. */
export const HELP_PLAY: readonly SeedTopic[] = [
  {
    id: 'bonuses',
    icon: 'gift',
    names: { EN: 'Bonuses', TY: 'Mga bonus', ID: 'Bonus', VI: 'Tiền thưởng', CN: '奖金', TH: 'โบนัส' },
    questions: [
      {
        id: 'bonus-how',
        texts: {
          EN: [
            'How do I get a bonus?',
            '<p>Open <a href="/promotions">Promotions</a>. Some are joined first and claimed later, some are claimed at once; the button says which. What you claim is in your wallet immediately.</p>',
          ],
          TY: [
            'Paano makakuha ng bonus?',
            '<p>Buksan ang <a href="/promotions">Promosyon</a>. May sinasalihan muna bago kunin, at may nakukuha agad; nakasulat sa button. Agad papasok sa wallet ang kinuha mo.</p>',
          ],
          ID: [
            'Bagaimana mendapat bonus?',
            '<p>Buka <a href="/promotions">Promosi</a>. Ada yang diikuti dulu lalu diklaim, ada yang langsung; tombolnya memberi tahu. Yang diklaim langsung masuk dompet.</p>',
          ],
          VI: [
            'Làm thế nào để nhận thưởng?',
            '<p>Mở <a href="/promotions">Khuyến mãi</a>. Có chương trình tham gia trước, nhận sau; có chương trình nhận ngay; nút bấm cho biết. Khoản nhận vào ví ngay.</p>',
          ],
          CN: [
            '如何获得奖金？',
            '<p>打开<a href="/promotions">优惠活动</a>。有的先参加后领取，有的可直接领取，按钮会说明。领取后立即入钱包。</p>',
          ],
          TH: [
            'รับโบนัสอย่างไร',
            '<p>เปิด<a href="/promotions">โปรโมชัน</a> บางรายการต้องเข้าร่วมก่อน บางรายการรับได้ทันที ดูที่ปุ่ม เมื่อกดรับเงินเข้ากระเป๋าทันที</p>',
          ],
        },
      },
      {
        id: 'bonus-status',
        texts: {
          EN: [
            'What do the words on a promotion mean?',
            '<ul><li><strong>Joined</strong>: you take part, nothing more to do for now.</li><li><strong>Applied, in process</strong>: we are looking at it.</li><li><strong>Issued, claimed</strong>: it has been paid.</li><li><strong>Rejected</strong>: the conditions were not met; customer service knows why.</li></ul>',
          ],
          TY: [
            'Ano ang ibig sabihin ng mga salita sa promosyon?',
            '<ul><li><strong>Kasali na</strong>: wala nang kailangang gawin sa ngayon.</li><li><strong>Nag-apply, pinoproseso</strong>: tinitingnan na namin.</li><li><strong>Naibigay, nakuha na</strong>: bayad na.</li><li><strong>Tinanggihan</strong>: hindi naabot ang kondisyon; alam ng customer service kung bakit.</li></ul>',
          ],
          ID: [
            'Apa arti status promosi?',
            '<ul><li><strong>Sudah ikut</strong>: untuk sekarang tidak ada yang perlu dilakukan.</li><li><strong>Diajukan, diproses</strong>: sedang kami periksa.</li><li><strong>Diberikan, diklaim</strong>: sudah dibayar.</li><li><strong>Ditolak</strong>: syarat belum terpenuhi; layanan pelanggan tahu alasannya.</li></ul>',
          ],
          VI: [
            'Các trạng thái khuyến mãi nghĩa là gì?',
            '<ul><li><strong>Đã tham gia</strong>: hiện không cần làm gì thêm.</li><li><strong>Đã gửi, đang xử lý</strong>: chúng tôi đang xem xét.</li><li><strong>Đã phát, đã nhận</strong>: đã trả thưởng.</li><li><strong>Từ chối</strong>: chưa đủ điều kiện; chăm sóc khách hàng biết lý do.</li></ul>',
          ],
          CN: [
            '活动状态是什么意思？',
            '<ul><li><strong>已参加</strong>：目前无需再做什么。</li><li><strong>已申请、处理中</strong>：我们正在审核。</li><li><strong>已派发、已领取</strong>：已支付。</li><li><strong>已拒绝</strong>：未满足条件，客服知道原因。</li></ul>',
          ],
          TH: [
            'สถานะของโปรโมชันหมายถึงอะไร',
            '<ul><li><strong>เข้าร่วมแล้ว</strong>: ตอนนี้ไม่ต้องทำอะไรเพิ่ม</li><li><strong>ส่งคำขอ กำลังดำเนินการ</strong>: เรากำลังตรวจ</li><li><strong>จ่ายแล้ว รับแล้ว</strong>: จ่ายเรียบร้อย</li><li><strong>ถูกปฏิเสธ</strong>: ไม่ครบเงื่อนไข ฝ่ายบริการบอกเหตุผลได้</li></ul>',
          ],
        },
      },
    ],
  },
  {
    id: 'responsible',
    icon: 'scale',
    names: {
      EN: 'Responsible play',
      TY: 'Responsableng paglalaro',
      ID: 'Bermain bertanggung jawab',
      VI: 'Chơi có trách nhiệm',
      CN: '理性娱乐',
      TH: 'เล่นอย่างรับผิดชอบ',
    },
    questions: [
      {
        id: 'limit-set',
        texts: {
          EN: [
            'How do I set a limit?',
            '<p>Open the security centre in your account and choose an amount for a day or a week. A lower limit counts at once, a higher one after 24 hours.</p>',
          ],
          TY: [
            'Paano magtakda ng limit?',
            '<p>Buksan ang security centre sa account mo at pumili ng halaga para sa isang araw o linggo. Agad ang mas mababa; pagkaraan ng 24 oras ang mas mataas.</p>',
          ],
          ID: [
            'Bagaimana menetapkan batas?',
            '<p>Buka pusat keamanan di akun Anda dan pilih jumlah per hari atau pekan. Yang lebih rendah langsung berlaku, yang lebih tinggi setelah 24 jam.</p>',
          ],
          VI: [
            'Làm thế nào để đặt giới hạn?',
            '<p>Mở trung tâm bảo mật trong tài khoản và chọn số tiền cho một ngày hoặc một tuần. Giảm có hiệu lực ngay, tăng sau 24 giờ.</p>',
          ],
          CN: ['如何设置限额？', '<p>在账户的安全中心选择每日或每周金额。调低立即生效，调高 24 小时后生效。</p>'],
          TH: ['ตั้งวงเงินอย่างไร', '<p>เปิดศูนย์ความปลอดภัยในบัญชี เลือกยอดต่อวันหรือต่อสัปดาห์ ลดมีผลทันที เพิ่มมีผลหลัง 24 ชั่วโมง</p>'],
        },
      },
      {
        id: 'break-take',
        texts: {
          EN: [
            'I would like to take a break',
            '<p>Good idea. Tell customer service how long, and your account rests until then: no login, no offers. A break is never ended early.</p>',
          ],
          TY: [
            'Gusto kong magpahinga',
            '<p>Magandang ideya. Sabihin sa customer service kung gaano katagal at magpapahinga ang account mo: walang login, walang alok. Hindi ito tinatapos nang maaga.</p>',
          ],
          ID: [
            'Saya ingin jeda',
            '<p>Ide bagus. Beri tahu layanan pelanggan berapa lama, dan akun Anda beristirahat: tanpa login, tanpa penawaran. Jeda tidak pernah diakhiri lebih awal.</p>',
          ],
          VI: [
            'Tôi muốn nghỉ chơi một thời gian',
            '<p>Ý hay. Cho chăm sóc khách hàng biết bao lâu, tài khoản sẽ nghỉ đến lúc đó: không đăng nhập, không quảng cáo. Kỳ nghỉ không bao giờ kết thúc sớm.</p>',
          ],
          CN: ['我想休息一段时间', '<p>好主意。告诉客服休息多久，账户即暂停至该时：不能登录，也不会收到推广。休息不会提前结束。</p>'],
          TH: ['อยากพักสักระยะ', '<p>เป็นความคิดที่ดี บอกฝ่ายบริการว่านานเท่าไร บัญชีจะพักจนถึงตอนนั้น ไม่มีการเข้าสู่ระบบ ไม่มีข้อเสนอ และไม่สิ้นสุดก่อนกำหนด</p>'],
        },
      },
      {
        id: 'signs',
        texts: {
          EN: [
            'When is it too much?',
            '<p>When you play to win back what is lost, hide it, borrow for it, or miss things that matter. Talk to somebody you trust, or to us. Playing should never be a way to earn money.</p>',
          ],
          TY: [
            'Kailan ito sobra na?',
            '<p>Kapag naglalaro para mabawi ang talo, itinatago, nangungutang, o may napapabayaan. Makipag-usap sa taong pinagkakatiwalaan, o sa amin. Hindi paraan ng pagkita ang paglalaro.</p>',
          ],
          ID: [
            'Kapan sudah berlebihan?',
            '<p>Saat bermain untuk mengejar kekalahan, menyembunyikannya, berutang, atau melalaikan hal penting. Bicaralah dengan orang yang dipercaya, atau kami. Bermain bukan cara mencari uang.</p>',
          ],
          VI: [
            'Khi nào là quá mức?',
            '<p>Khi chơi để gỡ, giấu giếm, vay mượn hay bỏ lỡ những điều quan trọng. Hãy nói với người bạn tin tưởng hoặc với chúng tôi. Chơi không phải là cách kiếm tiền.</p>',
          ],
          CN: ['什么时候算过度？', '<p>为了追回损失而玩、隐瞒、借钱，或耽误重要的事。请与信任的人或我们聊聊。娱乐不是赚钱的方式。</p>'],
          TH: ['เมื่อไรถือว่ามากเกินไป', '<p>เมื่อเล่นเพื่อเอาคืน ปิดบัง กู้ยืม หรือพลาดเรื่องสำคัญ คุยกับคนที่ไว้ใจหรือกับเรา การเล่นไม่ใช่วิธีหาเงิน</p>'],
        },
      },
    ],
  },
];
