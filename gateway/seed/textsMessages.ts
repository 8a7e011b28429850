import type { ByLanguage } from './texts.ts';

type Text = readonly [title: string, content: string];

/** A message to players, in every language. */
export interface SeedLetter {
  readonly id: string;
  /** Days before the time of seeding. */
  readonly age: number;
  readonly texts: ByLanguage<Text>;
  readonly unread?: true;
}

/** The latest first. */
export const LETTERS: readonly SeedLetter[] = [
  {
    id: 'welcome-back',
    age: 0.2,
    unread: true,
    texts: {
      EN: [
        'Welcome back',
        '<p>Good to see you again. Your favorites and your last games are where you left them.</p><p>The new season is in the <a href="/news?id=seasons">news</a>.</p>',
      ],
      TY: [
        'Maligayang pagbabalik',
        '<p>Masaya kaming makita ka ulit. Nasa dati pa ring lugar ang mga paborito at huling laro mo.</p><p>Nasa <a href="/news?id=seasons">balita</a> ang bagong season.</p>',
      ],
      VI: [
        'Chào mừng bạn trở lại',
        '<p>Rất vui được gặp lại bạn. Trò yêu thích và các trò chơi gần đây vẫn ở nguyên chỗ cũ.</p><p>Mùa mới đã có trong mục <a href="/news?id=seasons">tin tức</a>.</p>',
      ],
      ID: [
        'Selamat datang kembali',
        '<p>Senang bertemu Anda lagi. Favorit dan game terakhir Anda masih di tempatnya.</p><p>Musim baru ada di <a href="/news?id=seasons">berita</a>.</p>',
      ],
      CN: [
        '欢迎回来',
        '<p>很高兴再次见到您。您的收藏和最近玩过的游戏都还在原处。</p><p>新赛季的消息请看<a href="/news?id=seasons">资讯</a>。</p>',
      ],
      TH: [
        'ยินดีต้อนรับกลับมา',
        '<p>ดีใจที่ได้พบคุณอีกครั้ง เกมโปรดและเกมล่าสุดของคุณยังอยู่ที่เดิม</p><p>ติดตามซีซันใหม่ได้ใน<a href="/news?id=seasons">ข่าว</a></p>',
      ],
    },
  },
  {
    id: 'deposit-arrived',
    age: 1,
    unread: true,
    texts: {
      EN: [
        'Your deposit has arrived',
        '<p>It is in your main wallet. You find it among your <a href="/?centre=transactionHistory">account records</a>.</p>',
      ],
      TY: [
        'Dumating na ang deposito mo',
        '<p>Nasa main wallet mo na ito. Makikita mo ito sa <a href="/?centre=transactionHistory">transaction history</a> mo.</p>',
      ],
      VI: [
        'Tiền nạp của bạn đã đến',
        '<p>Tiền đã vào ví chính của bạn. Bạn có thể xem trong <a href="/?centre=transactionHistory">lịch sử giao dịch</a>.</p>',
      ],
      ID: [
        'Deposit Anda sudah masuk',
        '<p>Dananya ada di dompet utama Anda. Lihat di <a href="/?centre=transactionHistory">riwayat transaksi</a>.</p>',
      ],
      CN: ['您的存款已到账', '<p>款项已存入您的主钱包，可在<a href="/?centre=transactionHistory">资金明细</a>中查看。</p>'],
      TH: ['เงินฝากของคุณเข้าแล้ว', '<p>เงินอยู่ในกระเป๋าหลักของคุณแล้ว ดูได้ที่<a href="/?centre=transactionHistory">ประวัติธุรกรรม</a></p>'],
    },
  },
  {
    id: 'missions',
    age: 1.5,
    unread: true,
    texts: {
      EN: [
        'A new season of missions',
        '<p>Play what you like and collect points on the way. How far you are is in your account, under missions.</p>',
      ],
      TY: [
        'Bagong season ng mga misyon',
        '<p>Laruin ang gusto mo at mag-ipon ng puntos habang naglalaro. Makikita sa account mo, sa mga misyon, kung nasaan ka na.</p>',
      ],
      VI: ['Mùa nhiệm vụ mới', '<p>Cứ chơi trò bạn thích và tích điểm dần. Tiến độ của bạn nằm trong tài khoản, mục nhiệm vụ.</p>'],
      ID: ['Musim misi yang baru', '<p>Mainkan yang Anda suka sambil mengumpulkan poin. Progres Anda ada di akun, di bagian misi.</p>'],
      CN: ['新一季任务', '<p>玩您喜欢的游戏，一路积攒积分。进度可在账户的“任务”中查看。</p>'],
      TH: ['ภารกิจซีซันใหม่', '<p>เล่นเกมที่ชอบแล้วสะสมคะแนนไปเรื่อยๆ ดูความคืบหน้าได้ในบัญชีของคุณที่หัวข้อภารกิจ</p>'],
    },
  },
  {
    id: 'new-device',
    age: 9,
    texts: {
      EN: [
        'A new device has logged in',
        '<p>Somebody logged in to your account from a device that we have not seen before.</p><p>If that was you, there is nothing to do. If not, please change your password at once and tell customer service.</p>',
      ],
      TY: [
        'May bagong device na nag-log in',
        '<p>May nag-log in sa account mo mula sa device na ngayon lang namin nakita.</p><p>Kung ikaw iyon, wala kang kailangang gawin. Kung hindi, palitan agad ang password mo at sabihan ang customer service.</p>',
      ],
      VI: [
        'Có thiết bị mới đăng nhập',
        '<p>Có người đã đăng nhập vào tài khoản của bạn từ một thiết bị lạ.</p><p>Nếu là bạn thì không cần làm gì. Nếu không, hãy đổi mật khẩu ngay và báo cho chăm sóc khách hàng.</p>',
      ],
      ID: [
        'Perangkat baru telah masuk',
        '<p>Seseorang masuk ke akun Anda dari perangkat yang belum pernah kami lihat.</p><p>Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera ganti kata sandi dan hubungi layanan pelanggan.</p>',
      ],
      CN: [
        '有新设备登录',
        '<p>有人在一台我们未见过的设备上登录了您的账户。</p><p>如果是您本人，无需处理；如果不是，请立即修改密码并联系客服。</p>',
      ],
      TH: [
        'มีอุปกรณ์ใหม่เข้าสู่ระบบ',
        '<p>มีผู้เข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ที่เราไม่เคยเห็นมาก่อน</p><p>หากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดเปลี่ยนรหัสผ่านทันทีและแจ้งฝ่ายบริการลูกค้า</p>',
      ],
    },
  },
  {
    id: 'silver',
    age: 23,
    texts: {
      EN: ['You have reached Silver', '<p>Congratulations. What Silver brings you is on the <a href="/vip">VIP page</a>.</p>'],
      TY: ['Naabot mo na ang Silver', '<p>Binabati ka namin. Nasa <a href="/vip">VIP page</a> ang hatid sa iyo ng Silver.</p>'],
      VI: ['Bạn đã lên cấp Bạc', '<p>Chúc mừng bạn. Đặc quyền của cấp Bạc có ở <a href="/vip">trang VIP</a>.</p>'],
      ID: ['Anda mencapai level Perak', '<p>Selamat. Keistimewaan level Perak ada di <a href="/vip">halaman VIP</a>.</p>'],
      CN: ['您已升至白银等级', '<p>恭喜您。白银等级的特权请看 <a href="/vip">VIP 页面</a>。</p>'],
      TH: ['คุณขึ้นถึงระดับซิลเวอร์แล้ว', '<p>ยินดีด้วย ดูสิทธิพิเศษของระดับซิลเวอร์ได้ที่<a href="/vip">หน้า VIP</a></p>'],
    },
  },
  {
    id: 'maintenance',
    age: 40,
    texts: {
      EN: [
        'Planned maintenance next Tuesday',
        '<p>From 04:00 to 05:00 the site rests. Open bets stay open, and balances stay what they are.</p>',
      ],
      TY: [
        'Nakatakdang maintenance sa susunod na Martes',
        '<p>Magpapahinga ang site mula 04:00 hanggang 05:00. Mananatiling bukas ang mga taya, at hindi magbabago ang mga balanse.</p>',
      ],
      VI: [
        'Bảo trì theo kế hoạch vào thứ Ba tới',
        '<p>Trang tạm nghỉ từ 04:00 đến 05:00. Các cược đang mở vẫn giữ nguyên, số dư không thay đổi.</p>',
      ],
      ID: [
        'Pemeliharaan terjadwal Selasa depan',
        '<p>Situs tidak dapat dibuka pukul 04:00 sampai 05:00. Taruhan yang berjalan tetap berjalan, dan saldo tidak berubah.</p>',
      ],
      CN: ['下周二计划维护', '<p>04:00 至 05:00 网站暂停服务。未结算的投注保持不变，余额不受影响。</p>'],
      TH: ['ปิดปรับปรุงตามแผนวันอังคารหน้า', '<p>เว็บไซต์จะพักระหว่าง 04:00 ถึง 05:00 เดิมพันที่ยังไม่สรุปผลคงอยู่ตามเดิม และยอดเงินไม่เปลี่ยนแปลง</p>'],
    },
  },
];

/** Text of a weekly statement; `{0}` is the week. */
export const STATEMENT: ByLanguage<Text> = {
  EN: [
    'Your statement for week {0}',
    '<p>What you staked, won and paid in this week is in your <a href="/?centre=personalProfit">profit and loss</a>.</p><p>Play is fun as long as it costs no more than you can spare.</p>',
  ],
  TY: [
    'Ulat mo para sa linggo {0}',
    '<p>Ang itinaya, napanalunan at idineposito mo sa linggong ito ay nasa iyong <a href="/?centre=personalProfit">panalo at talo</a>.</p><p>Masaya ang laro hangga’t hindi ito lumalampas sa kaya mong gastusin.</p>',
  ],
  VI: [
    'Sao kê tuần {0} của bạn',
    '<p>Số tiền bạn đã cược, thắng và nạp trong tuần này có trong mục <a href="/?centre=personalProfit">lãi lỗ</a>.</p><p>Chơi chỉ vui khi không tốn quá số tiền bạn có thể bỏ ra.</p>',
  ],
  ID: [
    'Laporan Anda untuk minggu {0}',
    '<p>Taruhan, kemenangan, dan deposit Anda minggu ini ada di <a href="/?centre=personalProfit">laba rugi</a>.</p><p>Bermain itu menyenangkan selama tidak melebihi kemampuan Anda.</p>',
  ],
  CN: [
    '您的第 {0} 周账单',
    '<p>您本周的投注、派彩和存款都可在<a href="/?centre=personalProfit">个人盈亏</a>中查看。</p><p>量力而行，游戏才有乐趣。</p>',
  ],
  TH: [
    'สรุปรายการสัปดาห์ที่ {0} ของคุณ',
    '<p>ยอดเดิมพัน เงินรางวัล และเงินฝากของสัปดาห์นี้อยู่ใน<a href="/?centre=personalProfit">กำไรขาดทุน</a></p><p>การเล่นจะสนุกตราบใดที่ไม่ใช้เงินเกินกว่าที่คุณรับได้</p>',
  ],
};
