import type { SceneName } from '../art/scenes.ts';

/** A text by platform language code, with English as the fallback. */
export type ByLanguage<Text> = Readonly<Record<string, Text>> & { readonly EN: Text };

export interface SeedBanner {
  readonly group: string;
  readonly scene: SceneName;
  /** Headline and the sentence below it. */
  readonly texts: ByLanguage<readonly [title: string, subtitle: string]>;
  readonly link?: readonly [type: 'URL' | 'P' | 'G', linkage: string, vendor?: string];
}

/** Banners by group: several for home, so that its carousel rotates, one or two elsewhere. */
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
      CN: ['欢迎加入', '首次存款即享红利'],
      TH: ['ยินดีต้อนรับ', 'โบนัสสำหรับการฝากครั้งแรก'],
    },
  },
  {
    group: 'w_home',
    scene: 'skyline',
    link: ['URL', '/rng'],
    texts: {
      EN: ['Ten thousand reels', 'New stories every week'],
      TY: ['Sampung libong slots', 'May bago linggo-linggo'],
      ID: ['Sepuluh ribu slot', 'Cerita baru tiap minggu'],
      VI: ['Mười nghìn game nổ hũ', 'Mỗi tuần đều có trò mới'],
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
      TY: ['Mataas na ang tubig', 'Tara, mag-fishing na'],
      ID: ['Air pasang', 'Berlayar ke arena tembak ikan'],
      VI: ['Thủy triều lên', 'Ra khơi săn cá thôi'],
      CN: ['潮水正好', '扬帆捕鱼大厅'],
      TH: ['น้ำขึ้นแล้ว', 'ออกล่าปลากันเลย'],
    },
  },
  {
    group: 'w_rng',
    scene: 'skyline',
    texts: {
      EN: ['Tonight’s reels', 'Pick a favorite and spin'],
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
      VI: ['Chỗ ngồi dành cho bạn', 'Dealer thật, cả ngày lẫn đêm'],
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
      CN: ['深海', '大鱼正等您'],
      TH: ['ทะเลลึก', 'ปลาใหญ่รออยู่'],
    },
  },
  {
    group: 'w_pvp',
    scene: 'salon',
    texts: {
      EN: ['Bring your friends', 'Card rooms are open'],
      TY: ['Isama ang barkada', 'Bukas na ang mga room'],
      ID: ['Ajak teman', 'Ruang kartu sudah buka'],
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
  {
    group: 'w_promotion',
    scene: 'treasure',
    texts: {
      EN: ['A little extra', 'Clear terms, paid at once'],
      TY: ['Kaunting dagdag', 'Malinaw ang tuntunin, agad ang bayad'],
      ID: ['Ekstra untuk Anda', 'Syarat jelas, dibayar langsung'],
      VI: ['Thêm quà cho bạn', 'Điều kiện rõ ràng, trả thưởng ngay'],
      CN: ['多一点惊喜', '条款清楚，即领即到'],
      TH: ['เพิ่มให้อีกนิด', 'เงื่อนไขชัดเจน จ่ายทันที'],
    },
  },
  {
    group: 'w_help',
    scene: 'skyline',
    texts: {
      EN: ['How can we help?', 'Answers here, people in the chat'],
      TY: ['Paano makatutulong?', 'Nandito ang sagot, may tao sa chat'],
      ID: ['Ada yang bisa dibantu?', 'Jawaban ada di sini, tim kami di chat'],
      VI: ['Bạn cần giúp gì?', 'Câu trả lời ở đây, người thật trong chat'],
      CN: ['需要帮助吗？', '答案在此，真人在线'],
      TH: ['ให้เราช่วยอะไรดี', 'คำตอบอยู่ที่นี่ คนจริงอยู่ในแชต'],
    },
  },
  ...(['w_lott', 'w_reg', 'w_login', 'w_shop', 'w_down'] as const).map((group): SeedBanner => ({
    group,
    scene: group === 'w_lott' ? 'lanterns' : 'treasure',
    texts: {
      EN: ['Good to see you', 'Play for fun, know your limits'],
      TY: ['Buti at nandito ka', 'Maglaro nang responsable'],
      ID: ['Senang berjumpa', 'Bermainlah dengan bijak'],
      VI: ['Rất vui được gặp bạn', 'Chơi vui, biết điểm dừng'],
      CN: ['很高兴见到您', '量力而行，乐在其中'],
      TH: ['ดีใจที่ได้พบ', 'เล่นอย่างมีสติ'],
    },
  })),
];
