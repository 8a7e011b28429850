import type { SeedTopic } from './helpTopic.ts';

/** Playing, and responsible gambling. */
export const HELP_PLAY: readonly SeedTopic[] = [
  {
    id: 'bonuses',
    icon: 'gift',
    names: { EN: 'Bonuses', TY: 'Mga bonus', ID: 'Bonus', VI: 'Tiền thưởng', CN: '红利', TH: 'โบนัส' },
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
            '<p>Buksan ang <a href="/promotions">Mga promo</a>. May sinasalihan muna bago kunin, at may nakukuha agad; nakasulat sa button. Agad papasok sa wallet ang kinuha mo.</p>',
          ],
          ID: [
            'Bagaimana mendapat bonus?',
            '<p>Buka <a href="/promotions">Promosi</a>. Ada yang diikuti dulu lalu diklaim, ada yang langsung; tombolnya memberi tahu. Yang diklaim langsung masuk dompet.</p>',
          ],
          VI: [
            'Làm thế nào để nhận thưởng?',
            '<p>Mở <a href="/promotions">Khuyến mãi</a>. Có chương trình tham gia trước, nhận sau; có chương trình nhận ngay; nút trên chương trình cho biết. Tiền thưởng nhận được vào ví ngay.</p>',
          ],
          CN: [
            '如何获得红利？',
            '<p>打开<a href="/promotions">优惠活动</a>。有的先参加后领取，有的可直接领取，按钮会说明。领取后立即存入钱包。</p>',
          ],
          TH: [
            'รับโบนัสอย่างไร',
            '<p>เปิด<a href="/promotions">โปรโมชัน</a> บางรายการต้องเข้าร่วมก่อน บางรายการรับได้ทันที ดูที่ปุ่ม เมื่อกดรับ เงินเข้ากระเป๋าเงินทันที</p>',
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
            'Ano ang ibig sabihin ng mga salita sa promo?',
            '<ul><li><strong>Kasali na</strong>: wala nang kailangang gawin sa ngayon.</li><li><strong>Nag-apply na, pinoproseso</strong>: tinitingnan na namin.</li><li><strong>Naibigay, nakuha na</strong>: bayad na.</li><li><strong>Tinanggihan</strong>: hindi naabot ang kondisyon; alam ng customer service kung bakit.</li></ul>',
          ],
          ID: [
            'Apa arti status promosi?',
            '<ul><li><strong>Sudah ikut</strong>: untuk sekarang tidak ada yang perlu dilakukan.</li><li><strong>Diajukan, diproses</strong>: sedang kami periksa.</li><li><strong>Diberikan, diklaim</strong>: sudah dibayar.</li><li><strong>Ditolak</strong>: syarat belum terpenuhi; layanan pelanggan tahu alasannya.</li></ul>',
          ],
          VI: [
            'Các trạng thái khuyến mãi nghĩa là gì?',
            '<ul><li><strong>Đã tham gia</strong>: hiện không cần làm gì thêm.</li><li><strong>Đã gửi, đang xử lý</strong>: chúng tôi đang xem xét.</li><li><strong>Đã phát, đã nhận</strong>: đã trả thưởng.</li><li><strong>Bị từ chối</strong>: chưa đủ điều kiện; hãy hỏi chăm sóc khách hàng.</li></ul>',
          ],
          CN: [
            '优惠状态是什么意思？',
            '<ul><li><strong>已参加</strong>：目前无需再做什么。</li><li><strong>已申请、处理中</strong>：我们正在审核。</li><li><strong>已派发、已领取</strong>：已发放。</li><li><strong>已拒绝</strong>：未满足条件，客服知道原因。</li></ul>',
          ],
          TH: [
            'สถานะของโปรโมชันหมายถึงอะไร',
            '<ul><li><strong>เข้าร่วมแล้ว</strong>: ตอนนี้ไม่ต้องทำอะไรเพิ่ม</li><li><strong>ส่งคำขอ กำลังดำเนินการ</strong>: เรากำลังตรวจ</li><li><strong>จ่ายแล้ว รับแล้ว</strong>: จ่ายเรียบร้อย</li><li><strong>ถูกปฏิเสธ</strong>: ไม่ครบเงื่อนไข ฝ่ายบริการลูกค้าบอกเหตุผลได้</li></ul>',
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
      CN: '理性游戏',
      TH: 'เล่นอย่างรับผิดชอบ',
    },
    questions: [
      {
        id: 'limit-set',
        texts: {
          EN: [
            'How do I set a limit?',
            '<p>Open <a href="/responsible-play">Responsible play</a> and choose an amount for 24 hours, 7 days or 30 days. A lower limit counts at once; a higher one you confirm after 24 hours.</p>',
          ],
          TY: [
            'Paano magtakda ng limit?',
            '<p>Buksan ang <a href="/responsible-play">Responsableng paglalaro</a> at pumili ng halaga para sa 24 oras, 7 araw o 30 araw. May bisa agad ang mas mababang limit; kukumpirmahin mo ang mas mataas pagkaraan ng 24 oras.</p>',
          ],
          ID: [
            'Bagaimana menetapkan batas?',
            '<p>Buka <a href="/responsible-play">Bermain bertanggung jawab</a> dan pilih jumlah untuk 24 jam, 7 hari, atau 30 hari. Batas lebih rendah langsung berlaku; yang lebih tinggi Anda konfirmasi setelah 24 jam.</p>',
          ],
          VI: [
            'Làm thế nào để đặt hạn mức?',
            '<p>Mở <a href="/responsible-play">Chơi có trách nhiệm</a> và chọn số tiền cho 24 giờ, 7 ngày hoặc 30 ngày. Giảm có hiệu lực ngay; tăng cần bạn xác nhận sau 24 giờ.</p>',
          ],
          CN: [
            '如何设置限额？',
            '<p>打开<a href="/responsible-play">理性游戏</a>，选择 24 小时、7 天或 30 天的金额。调低立即生效；调高需在 24 小时后由您确认。</p>',
          ],
          TH: [
            'ตั้งขีดจำกัดอย่างไร',
            '<p>เปิด<a href="/responsible-play">เล่นอย่างรับผิดชอบ</a> แล้วเลือกยอดสำหรับ 24 ชั่วโมง 7 วัน หรือ 30 วัน ลดมีผลทันที ส่วนการเพิ่มต้องยืนยันหลังผ่านไป 24 ชั่วโมง</p>',
          ],
        },
      },
      {
        id: 'break-take',
        texts: {
          EN: [
            'I would like to take a break',
            '<p>Good idea. Choose under <a href="/responsible-play">Responsible play</a> how long, or ask customer service, and your account rests until then: no login, no offers. A break is never ended early.</p>',
          ],
          TY: [
            'Gusto kong magpahinga',
            '<p>Magandang ideya. Piliin sa <a href="/responsible-play">Responsableng paglalaro</a> kung gaano katagal, o sabihin sa customer service, at magpapahinga ang account mo: walang login, walang alok. Hindi ito tinatapos nang maaga.</p>',
          ],
          ID: [
            'Saya ingin jeda',
            '<p>Ide bagus. Pilih lamanya di <a href="/responsible-play">Bermain bertanggung jawab</a> atau minta layanan pelanggan, dan akun Anda beristirahat: tanpa login, tanpa penawaran. Jeda tidak pernah diakhiri lebih awal.</p>',
          ],
          VI: [
            'Tôi muốn nghỉ chơi một thời gian',
            '<p>Rất nên. Hãy chọn thời gian tại <a href="/responsible-play">Chơi có trách nhiệm</a> hoặc nhờ chăm sóc khách hàng; tài khoản sẽ nghỉ đến lúc đó: không đăng nhập, không nhận ưu đãi. Kỳ nghỉ không thể kết thúc sớm.</p>',
          ],
          CN: [
            '我想休息一段时间',
            '<p>好主意。在<a href="/responsible-play">理性游戏</a>选择时长，或联系客服，账户将暂停到那时：不能登录，也不会收到优惠信息。暂停不会提前结束。</p>',
          ],
          TH: [
            'อยากพักสักระยะ',
            '<p>เป็นความคิดที่ดี เลือกระยะเวลาใน<a href="/responsible-play">เล่นอย่างรับผิดชอบ</a> หรือแจ้งฝ่ายบริการลูกค้า บัญชีจะพักจนถึงตอนนั้น ไม่มีการเข้าสู่ระบบ ไม่มีข้อเสนอ และไม่สิ้นสุดก่อนกำหนด</p>',
          ],
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
