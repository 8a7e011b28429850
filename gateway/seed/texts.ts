import type { SceneName } from '../art/scenes.ts';

type ByLanguage<Text> = Readonly<Record<string, Text>> & { readonly EN: Text };

export interface SeedBanner {
  readonly group: string;
  readonly scene: SceneName;
  /** Headline and the line under it, drawn into the picture. */
  readonly texts: ByLanguage<readonly [title: string, subtitle: string]>;
  readonly link?: readonly [type: 'URL' | 'P' | 'G', linkage: string, vendor?: string];
}

/** Banners by group (spec, section 2): several for home, so that it turns, one or two elsewhere. */
export const BANNERS: readonly SeedBanner[] = [
  {
    group: 'w_home',
    scene: 'treasure',
    link: ['P', '#welcome'],
    texts: {
      EN: ['A warm welcome', 'Start with a first-deposit bonus'],
      TY: ['Mabuhay, kaibigan', 'Bonus sa unang deposito mo'],
      ID: ['Selamat datang', 'Bonus untuk deposit pertama'],
      VI: ['Chào mừng bạn', 'Thưởng cho lần nạp đầu tiên'],
      CN: ['欢迎加入', '首次存款即享礼金'],
      TH: ['ยินดีต้อนรับ', 'โบนัสสำหรับการฝากครั้งแรก'],
    },
  },
  {
    group: 'w_home',
    scene: 'skyline',
    link: ['URL', '/rng'],
    texts: {
      EN: ['Ten thousand reels', 'New stories every week'],
      TY: ['Sampung libong laro', 'May bago linggo-linggo'],
      ID: ['Sepuluh ribu slot', 'Cerita baru tiap pekan'],
      VI: ['Mười nghìn trò quay', 'Mỗi tuần đều có trò mới'],
      CN: ['万款老虎机', '每周都有新故事'],
      TH: ['สล็อตนับหมื่น', 'มีเกมใหม่ทุกสัปดาห์'],
    },
  },
  {
    group: 'w_home',
    scene: 'reef',
    link: ['G', 'LOBBY', 'LAMBAT'],
    texts: {
      EN: ['The tide is in', 'Cast off in the fishing halls'],
      TY: ['Taob na ang dagat', 'Tara, mangisda na'],
      ID: ['Air pasang', 'Berlayar ke arena memancing'],
      VI: ['Thủy triều lên', 'Ra khơi săn cá thôi'],
      CN: ['潮水正好', '扬帆捕鱼大厅'],
      TH: ['น้ำขึ้นแล้ว', 'ออกล่าปลากันเลย'],
    },
  },
  {
    group: 'w_rng',
    scene: 'skyline',
    texts: {
      EN: ['Tonight’s reels', 'Pick a favourite and spin'],
      TY: ['Mga reel ngayong gabi', 'Pumili at paikutin'],
      ID: ['Slot malam ini', 'Pilih favorit lalu putar'],
      VI: ['Vòng quay tối nay', 'Chọn trò bạn thích và quay'],
      CN: ['今夜转轮', '选一款，转起来'],
      TH: ['วงล้อคืนนี้', 'เลือกเกมโปรดแล้วหมุน'],
    },
  },
  {
    group: 'w_live',
    scene: 'salon',
    texts: {
      EN: ['A seat at the table', 'Real dealers, day and night'],
      TY: ['May upuan ka sa mesa', 'Tunay na dealer, araw at gabi'],
      ID: ['Kursi untuk Anda', 'Dealer asli, siang malam'],
      VI: ['Chỗ ngồi dành cho bạn', 'Người chia bài thật, cả ngày đêm'],
      CN: ['请上座', '真人荷官，昼夜相伴'],
      TH: ['ที่นั่งของคุณ', 'ดีลเลอร์ตัวจริงตลอดวันคืน'],
    },
  },
  {
    group: 'w_fish',
    scene: 'reef',
    texts: {
      EN: ['Deep water', 'Bigger fish, better aim'],
      TY: ['Malalim na dagat', 'Mas malaking huli'],
      ID: ['Laut dalam', 'Ikan besar menanti'],
      VI: ['Biển sâu', 'Cá lớn đang chờ'],
      CN: ['深海', '大鱼在等你'],
      TH: ['ทะเลลึก', 'ปลาใหญ่รออยู่'],
    },
  },
  {
    group: 'w_pvp',
    scene: 'salon',
    texts: {
      EN: ['Bring your friends', 'Card rooms are open'],
      TY: ['Isama ang barkada', 'Bukas ang mga silid'],
      ID: ['Ajak teman', 'Ruang kartu dibuka'],
      VI: ['Rủ bạn cùng chơi', 'Phòng bài đang mở'],
      CN: ['呼朋唤友', '棋牌室已开'],
      TH: ['ชวนเพื่อนมา', 'ห้องไพ่เปิดแล้ว'],
    },
  },
  {
    group: 'w_sports',
    scene: 'stadium',
    texts: {
      EN: ['Matchday', 'Follow every minute'],
      TY: ['Araw ng laban', 'Sundan bawat minuto'],
      ID: ['Hari pertandingan', 'Ikuti setiap menit'],
      VI: ['Ngày thi đấu', 'Theo dõi từng phút'],
      CN: ['比赛日', '分分秒秒，不容错过'],
      TH: ['วันแข่งขัน', 'ติดตามทุกนาที'],
    },
  },
  {
    group: 'w_esports',
    scene: 'stadium',
    texts: {
      EN: ['The arena is lit', 'Leagues from around the world'],
      TY: ['Bukas na ang arena', 'Mga liga mula sa buong mundo'],
      ID: ['Arena menyala', 'Liga dari seluruh dunia'],
      VI: ['Đấu trường rực sáng', 'Các giải đấu khắp thế giới'],
      CN: ['赛场点亮', '全球联赛'],
      TH: ['สนามพร้อมแล้ว', 'ลีกจากทั่วโลก'],
    },
  },
  ...(['w_lott', 'w_reg', 'w_login', 'w_promotion', 'w_shop', 'w_down', 'w_help'] as const).map((group): SeedBanner => ({
    group,
    scene: group === 'w_lott' ? 'lanterns' : 'treasure',
    texts: {
      EN: ['Good to see you', 'Play for fun, know your limits'],
      TY: ['Buti at nandito ka', 'Maglaro nang responsable'],
      ID: ['Senang berjumpa', 'Bermainlah dengan bijak'],
      VI: ['Rất vui gặp bạn', 'Chơi vui, biết điểm dừng'],
      CN: ['很高兴见到你', '量力而行，乐在其中'],
      TH: ['ดีใจที่ได้พบ', 'เล่นอย่างมีสติ'],
    },
  })),
];

export interface SeedNotice {
  /** PL notices, PU entry popup, PR promotions. */
  readonly type: 'PL' | 'PU' | 'PR';
  readonly texts: ByLanguage<readonly [title: string, content: string]>;
}

const notice = (
  type: SeedNotice['type'],
  EN: readonly [string, string],
  TY: readonly [string, string],
  VI: readonly [string, string],
  ID: readonly [string, string],
  CN: readonly [string, string],
  TH: readonly [string, string],
): SeedNotice => ({ type, texts: { EN, TY, VI, ID, CN, TH } });

export const NOTICES: readonly SeedNotice[] = [
  notice(
    'PL',
    ['New slot games this week', '<p>Forty new games have joined the lobby. Find them under <strong>New</strong>.</p>'],
    ['May bagong laro ngayong linggo', '<p>Apatnapung bagong laro ang nasa lobby. Hanapin sa <strong>Bago</strong>.</p>'],
    ['Trò chơi mới tuần này', '<p>Bốn mươi trò mới đã có mặt trong sảnh.</p>'],
    ['Game baru minggu ini', '<p>Empat puluh game baru hadir di lobi.</p>'],
    ['本周新游戏', '<p>大厅新增四十款游戏。</p>'],
    ['เกมใหม่สัปดาห์นี้', '<p>มีเกมใหม่สี่สิบเกมในล็อบบี้</p>'],
  ),
  notice(
    'PL',
    ['Short maintenance on Tuesday', '<p>Deposits pause from 04:00 to 04:30. Games go on.</p>'],
    ['Maikling maintenance sa Martes', '<p>Hihinto ang deposito mula 04:00 hanggang 04:30. Tuloy ang mga laro.</p>'],
    ['Bảo trì ngắn vào thứ Ba', '<p>Tạm dừng nạp tiền từ 04:00 đến 04:30. Trò chơi vẫn hoạt động.</p>'],
    ['Pemeliharaan singkat hari Selasa', '<p>Deposit berhenti pukul 04:00 sampai 04:30. Game tetap berjalan.</p>'],
    ['周二短暂维护', '<p>04:00 至 04:30 暂停存款，游戏照常。</p>'],
    ['ปิดปรับปรุงสั้น ๆ วันอังคาร', '<p>งดฝากเงิน 04:00 ถึง 04:30 เกมเล่นได้ตามปกติ</p>'],
  ),
  notice(
    'PL',
    ['Set a limit that suits you', '<p>You can set a deposit limit in your account at any time. A lower limit counts at once.</p>'],
    ['Magtakda ng sariling limit', '<p>Maaari kang magtakda ng limit sa deposito anumang oras.</p>'],
    ['Đặt giới hạn cho mình', '<p>Bạn có thể đặt giới hạn nạp tiền bất cứ lúc nào.</p>'],
    ['Tetapkan batas Anda', '<p>Anda dapat menetapkan batas deposit kapan saja.</p>'],
    ['设定适合自己的限额', '<p>您可随时设定存款限额。</p>'],
    ['กำหนดวงเงินของคุณ', '<p>กำหนดวงเงินฝากได้ทุกเมื่อ</p>'],
  ),
  notice(
    'PU',
    ['Welcome', '<p>Please play for fun, and only with what you can spare.</p>'],
    ['Maligayang pagdating', '<p>Maglaro para sa saya, at ayon lamang sa kaya.</p>'],
    ['Chào mừng', '<p>Hãy chơi để giải trí và trong khả năng của bạn.</p>'],
    ['Selamat datang', '<p>Bermainlah untuk hiburan, sesuai kemampuan.</p>'],
    ['欢迎', '<p>娱乐为先，量力而行。</p>'],
    ['ยินดีต้อนรับ', '<p>เล่นเพื่อความสนุกเท่าที่ไหว</p>'],
  ),
  notice(
    'PR',
    ['First deposit bonus', '<p>Half of your first deposit on top, once.</p>'],
    ['Bonus sa unang deposito', '<p>Dagdag na kalahati ng unang deposito, isang beses.</p>'],
    ['Thưởng nạp lần đầu', '<p>Tặng thêm một nửa khoản nạp đầu tiên, một lần.</p>'],
    ['Bonus deposit pertama', '<p>Tambahan setengah deposit pertama, satu kali.</p>'],
    ['首存礼金', '<p>首次存款加赠一半，限一次。</p>'],
    ['โบนัสฝากครั้งแรก', '<p>เพิ่มครึ่งหนึ่งของยอดฝากแรก หนึ่งครั้ง</p>'],
  ),
  notice(
    'PR',
    ['Weekend cashback', '<p>Five per cent of the weekend’s net loss comes back on Monday.</p>'],
    ['Cashback tuwing weekend', '<p>Limang porsiyento ng net loss ang bumabalik sa Lunes.</p>'],
    ['Hoàn trả cuối tuần', '<p>Hoàn năm phần trăm số thua ròng vào thứ Hai.</p>'],
    ['Cashback akhir pekan', '<p>Lima persen kekalahan bersih kembali hari Senin.</p>'],
    ['周末返水', '<p>周一返还周末净输的百分之五。</p>'],
    ['เงินคืนสุดสัปดาห์', '<p>คืนห้าเปอร์เซ็นต์ของยอดเสียสุทธิในวันจันทร์</p>'],
  ),
];
