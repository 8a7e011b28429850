import type { SeedPromotion } from './textsPromotions.ts';

/** Promotions decided by people or a draw, and ended or future ones. */
export const PROMOTION_EVENTS: readonly SeedPromotion[] = [
  {
    id: 'matchday',
    category: 'events',
    emblem: 'ball',
    rule: 'entry',
    days: [-5, 21],
    texts: {
      EN: [
        'Matchday draw',
        'Every member has one ticket; ten are drawn after the final.',
        '<p>Join and you hold a ticket. After the final, <strong>ten tickets</strong> are drawn, and their holders are told in their messages.</p><p>Taking part costs nothing, and more play does not bring more tickets.</p>',
      ],
      TY: [
        'Palabunutan sa araw ng laban',
        'May isang tiket ang bawat miyembro; sampu ang bubunutin pagkatapos ng final.',
        '<p>Sumali at may tiket ka na. Pagkatapos ng final, <strong>sampung tiket</strong> ang bubunutin, at sasabihan sa mensahe ang mga nanalo.</p><p>Libre ang pagsali, at hindi dumarami ang tiket kahit dumami ang laro.</p>',
      ],
      VI: [
        'Bốc thăm ngày thi đấu',
        'Mỗi thành viên một vé; bốc thăm mười vé sau trận chung kết.',
        '<p>Tham gia là bạn có một vé. Sau trận chung kết sẽ bốc thăm <strong>mười vé</strong> và báo tin cho người trúng.</p><p>Tham gia miễn phí, chơi nhiều hơn cũng không có thêm vé.</p>',
      ],
      ID: [
        'Undian hari pertandingan',
        'Tiap anggota punya satu tiket; sepuluh diundi setelah final.',
        '<p>Ikut dan Anda punya tiket. Setelah final, <strong>sepuluh tiket</strong> diundi dan pemiliknya dikabari lewat pesan.</p><p>Gratis, dan bermain lebih banyak tidak menambah tiket.</p>',
      ],
      CN: [
        '比赛日抽奖',
        '每位会员一张奖券，决赛后抽出十张。',
        '<p>参加即得一张奖券。决赛后抽取<strong>十张</strong>，并通过站内消息通知。</p><p>参加免费，多玩也不会多得奖券。</p>',
      ],
      TH: [
        'จับรางวัลวันแข่งขัน',
        'สมาชิกมีคนละหนึ่งใบ จับสิบใบหลังนัดชิง',
        '<p>เข้าร่วมแล้วคุณมีตั๋วหนึ่งใบ หลังนัดชิงจะจับ<strong>สิบใบ</strong>และแจ้งทางข้อความ</p><p>ร่วมฟรี เล่นมากขึ้นไม่ได้ตั๋วเพิ่ม</p>',
      ],
    },
  },
  {
    id: 'friend',
    category: 'newcomers',
    emblem: 'star',
    rule: 'review',
    again: true,
    days: [-60],
    demo: 'issued',
    texts: {
      EN: [
        'Bring a friend',
        'A thank-you for both of you.',
        '<p>Ask a friend to register with your invitation code, then apply here. We look at it within a day, and both of you get a thank-you.</p>',
      ],
      TY: [
        'Isama ang kaibigan',
        'Pasasalamat para sa inyong dalawa.',
        '<p>Ipagamit sa kaibigan ang invitation code mo sa pagrehistro, saka mag-apply dito. Titingnan namin ito sa loob ng isang araw, at pareho kayong makatatanggap.</p>',
      ],
      VI: [
        'Giới thiệu bạn bè',
        'Lời cảm ơn cho cả hai.',
        '<p>Mời bạn bè đăng ký bằng mã mời của bạn rồi gửi đơn tại đây. Chúng tôi xem xét trong một ngày và cả hai đều nhận quà.</p>',
      ],
      ID: [
        'Ajak teman',
        'Terima kasih untuk Anda berdua.',
        '<p>Ajak teman mendaftar dengan kode undangan Anda, lalu ajukan di sini. Kami periksa dalam sehari, dan keduanya mendapat hadiah.</p>',
      ],
      CN: ['邀请好友', '给双方的谢礼。', '<p>请好友使用您的邀请码注册，然后在此申请。我们会在一天内审核，双方都有谢礼。</p>'],
      TH: ['ชวนเพื่อน', 'คำขอบคุณสำหรับทั้งคู่', '<p>ชวนเพื่อนสมัครด้วยรหัสเชิญของคุณ แล้วขอรับที่นี่ เราตรวจภายในหนึ่งวัน และทั้งคู่ได้ของขวัญ</p>'],
    },
  },
  {
    id: 'birthday',
    category: 'club',
    emblem: 'bell',
    rule: 'review',
    days: [-200],
    demo: 'process',
    texts: {
      EN: [
        'Birthday present',
        'Once a year, from your host.',
        '<p>Apply in the week of your birthday. Your host checks the date in your profile and sends the present.</p>',
      ],
      TY: [
        'Regalo sa kaarawan',
        'Minsan sa isang taon, mula sa iyong host.',
        '<p>Mag-apply sa linggo ng iyong kaarawan. Titingnan ng host ang petsa sa profile mo at ipadadala ang regalo.</p>',
      ],
      VI: [
        'Quà sinh nhật',
        'Mỗi năm một lần, từ người phụ trách của bạn.',
        '<p>Đăng ký trong tuần sinh nhật. Người phụ trách kiểm tra ngày sinh trong hồ sơ và gửi quà.</p>',
      ],
      ID: [
        'Hadiah ulang tahun',
        'Setahun sekali, dari host Anda.',
        '<p>Ajukan pada minggu ulang tahun Anda. Host memeriksa tanggal di profil dan mengirim hadiah.</p>',
      ],
      CN: ['生日礼物', '每年一次，由您的专属客服送上。', '<p>请在生日当周申请。客服核对资料中的日期后送出礼物。</p>'],
      TH: ['ของขวัญวันเกิด', 'ปีละครั้ง จากผู้ดูแลของคุณ', '<p>ขอรับในสัปดาห์วันเกิด ผู้ดูแลจะตรวจวันที่ในโปรไฟล์แล้วส่งของขวัญ</p>'],
    },
  },
  {
    id: 'app',
    category: 'newcomers',
    emblem: 'rocket',
    rule: 'review',
    again: true,
    days: [-20, 90],
    demo: 'rejected',
    texts: {
      EN: [
        'App tester',
        'Tell us how the app feels.',
        '<p>Install the app, play a day, and apply. We read every report; the most helpful ones earn a gift.</p>',
      ],
      TY: [
        'Taga-subok ng app',
        'Sabihin kung kumusta ang app.',
        '<p>I-install ang app, maglaro nang isang araw, at mag-apply. Binabasa namin ang bawat ulat; may regalo ang pinakanakatutulong.</p>',
      ],
      VI: [
        'Thử ứng dụng',
        'Cho chúng tôi biết cảm nhận của bạn.',
        '<p>Cài ứng dụng, chơi một ngày rồi đăng ký. Chúng tôi đọc mọi góp ý; góp ý hữu ích nhất có quà.</p>',
      ],
      ID: [
        'Penguji aplikasi',
        'Ceritakan kesan Anda.',
        '<p>Pasang aplikasi, main sehari, lalu ajukan. Semua laporan kami baca; yang paling membantu mendapat hadiah.</p>',
      ],
      CN: ['应用体验官', '告诉我们使用感受。', '<p>安装应用，玩一天，然后申请。我们阅读每份反馈，最有帮助的将获礼物。</p>'],
      TH: ['ผู้ทดสอบแอป', 'บอกเราว่าแอปเป็นอย่างไร', '<p>ติดตั้งแอป เล่นหนึ่งวัน แล้วขอรับ เราอ่านทุกความเห็น ความเห็นที่ช่วยมากที่สุดมีของขวัญ</p>'],
    },
  },
  {
    id: 'lanterns',
    category: 'events',
    emblem: 'lantern',
    rule: 'entry',
    days: [20, 50],
    texts: {
      EN: [
        'Night of lanterns',
        'Light one and see what it carries.',
        '<p>For one month every member lights one lantern. What it carries shows when the night is over.</p>',
      ],
      TY: [
        'Gabi ng mga parol',
        'Magsindi ng isa at tingnan ang dala nito.',
        '<p>Sa loob ng isang buwan, tig-isang parol ang sisindihan ng bawat miyembro. Makikita ang dala nito pagkatapos ng gabi.</p>',
      ],
      VI: [
        'Đêm hoa đăng',
        'Thắp một ngọn đèn và xem điều gì đến.',
        '<p>Trong một tháng, mỗi thành viên thắp một ngọn đèn. Kết quả hiện ra khi đêm hội kết thúc.</p>',
      ],
      ID: [
        'Malam lentera',
        'Nyalakan satu dan lihat isinya.',
        '<p>Selama sebulan tiap anggota menyalakan satu lentera. Isinya terlihat saat malam usai.</p>',
      ],
      CN: ['灯笼之夜', '点亮一盏，看它带来什么。', '<p>为期一个月，每位会员点亮一盏灯笼，夜尽时揭晓。</p>'],
      TH: ['ค่ำคืนโคมไฟ', 'จุดหนึ่งดวงแล้วดูว่ามีอะไร', '<p>หนึ่งเดือนเต็ม สมาชิกจุดโคมคนละดวง เฉลยเมื่อค่ำคืนสิ้นสุด</p>'],
    },
  },
  {
    id: 'reefcup',
    category: 'events',
    emblem: 'fish',
    rule: 'entry',
    days: [-60, -2],
    texts: {
      EN: [
        'Reef cup',
        'The autumn fishing cup is over. Thank you for taking part.',
        '<p>The cup is over, and its winners have been told. The next one starts in spring.</p>',
      ],
      TY: [
        'Reef cup',
        'Tapos na ang fishing cup ngayong taglagas. Salamat sa pagsali.',
        '<p>Tapos na ang cup at nasabihan na ang mga nanalo. Sa tagsibol ang susunod.</p>',
      ],
      VI: [
        'Cúp rạn san hô',
        'Giải bắn cá mùa thu đã khép lại. Cảm ơn bạn đã tham gia.',
        '<p>Giải đã kết thúc và người thắng đã được báo tin. Giải tiếp theo vào mùa xuân.</p>',
      ],
      ID: [
        'Piala terumbu',
        'Piala tembak ikan musim gugur telah usai. Terima kasih.',
        '<p>Piala telah usai dan para pemenang sudah dikabari. Berikutnya di musim semi.</p>',
      ],
      CN: ['珊瑚杯', '秋季捕鱼杯已结束，感谢参与。', '<p>比赛已结束，优胜者已获通知。下一届在春天。</p>'],
      TH: ['ถ้วยแนวปะการัง', 'ถ้วยยิงปลาฤดูใบไม้ร่วงจบแล้ว ขอบคุณที่ร่วม', '<p>การแข่งขันจบแล้วและแจ้งผู้ชนะแล้ว ครั้งต่อไปเริ่มฤดูใบไม้ผลิ</p>'],
    },
  },
];
