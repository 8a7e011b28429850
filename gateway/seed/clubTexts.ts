/** Words by language, with English as the fallback. */
type Names = Readonly<Record<string, string>> & { readonly EN: string };

export interface SeedReward {
  readonly type: 'BONUS' | 'SPINS' | 'GOODS' | 'TRAVEL';
  readonly emblem: string;
  readonly points: number;
  /** Required valid bet, in major units of a currency of two decimals. */
  readonly amount: number;
  readonly quantity: number;
  readonly names: Names;
}

const names = (EN: string, TY: string, ID: string, VI: string, CN: string, TH: string): Names => ({ EN, TY, ID, VI, CN, TH });

const reward = (
  type: SeedReward['type'],
  emblem: string,
  [points, amount, quantity]: readonly [points: number, amount: number, quantity: number],
  ...words: Parameters<typeof names>
): SeedReward => ({ type, emblem, points, amount, quantity, names: names(...words) });

const spins = (count: number, emblem: string, points: number, amount: number): SeedReward =>
  reward(
    'SPINS',
    emblem,
    [points, amount, 500],
    `${count} free spins`,
    `${count} free spins`,
    `${count} putaran gratis`,
    `${count} vòng quay miễn phí`,
    `${count} 次免费旋转`,
    `ฟรีสปิน ${count} ครั้ง`,
  );

/** Names of the club's levels, from the lowest. */
export const RANK_NAMES: readonly Names[] = [
  names('Bronze', 'Bronze', 'Perunggu', 'Đồng', '青铜', 'บรอนซ์'),
  names('Jade', 'Jade', 'Giok', 'Ngọc bích', '翡翠', 'หยก'),
  names('Silver', 'Silver', 'Perak', 'Bạc', '白银', 'ซิลเวอร์'),
  names('Gold', 'Gold', 'Emas', 'Vàng', '黄金', 'โกลด์'),
  names('Platinum', 'Platinum', 'Platinum', 'Bạch kim', '铂金', 'แพลทินัม'),
  names('Sapphire', 'Sapphire', 'Safir', 'Lam ngọc', '蓝宝石', 'แซฟไฟร์'),
  names('Diamond', 'Diamond', 'Berlian', 'Kim cương', '钻石', 'ไดมอนด์'),
  names('Crown', 'Crown', 'Mahkota', 'Vương miện', '皇冠', 'คราวน์'),
];

/** Rewards of the points mall, by type and ascending price. */
export const REWARDS: readonly SeedReward[] = [
  reward('BONUS', 'coin', [1_000, 0, 900], 'Pocket bonus', 'Munting bonus', 'Bonus kecil', 'Thưởng nhỏ', '小额红利', 'โบนัสเล็ก'),
  spins(20, 'cherry', 1_500, 0),
  reward('GOODS', 'ball', [3_200, 500, 80], 'Sports towel', 'Sports towel', 'Handuk olahraga', 'Khăn thể thao', '运动毛巾', 'ผ้าขนหนูกีฬา'),
  reward(
    'TRAVEL',
    'mask',
    [6_000, 1_000, 60],
    'Cinema for two',
    'Sine para sa dalawa',
    'Bioskop berdua',
    'Xem phim hai người',
    '双人电影票',
    'ดูหนังสองที่นั่ง',
  ),
  reward('BONUS', 'gem', [4_500, 500, 400], 'Silver bonus', 'Silver bonus', 'Bonus perak', 'Thưởng bạc', '白银红利', 'โบนัสเงิน'),
  spins(50, 'wheel', 3_500, 200),
  reward('GOODS', 'bell', [5_400, 800, 60], 'Travel mug', 'Travel mug', 'Gelas perjalanan', 'Cốc giữ nhiệt', '旅行保温杯', 'แก้วเก็บอุณหภูมิ'),
  reward(
    'TRAVEL',
    'lantern',
    [9_500, 2_000, 40],
    'Dinner for two',
    'Hapunan para sa dalawa',
    'Makan malam berdua',
    'Bữa tối hai người',
    '双人晚餐',
    'มื้อค่ำสำหรับสองคน',
  ),
  reward('BONUS', 'star', [16_000, 2_000, 150], 'Gold bonus', 'Gold bonus', 'Bonus emas', 'Thưởng vàng', '黄金红利', 'โบนัสทอง'),
  spins(100, 'star', 6_800, 500),
  reward(
    'GOODS',
    'gamepad',
    [12_000, 2_000, 40],
    'Wireless earbuds',
    'Wireless na earbuds',
    'Earbud nirkabel',
    'Tai nghe không dây',
    '无线耳机',
    'หูฟังไร้สาย',
  ),
  reward(
    'TRAVEL',
    'dice',
    [18_000, 3_000, 30],
    'Concert tickets',
    'Tiket sa concert',
    'Tiket konser',
    'Vé hòa nhạc',
    '演唱会门票',
    'บัตรคอนเสิร์ต',
  ),
  reward(
    'BONUS',
    'crown',
    [75_000, 10_000, 40],
    'Crown bonus',
    'Crown bonus',
    'Bonus mahkota',
    'Thưởng vương miện',
    '皇冠红利',
    'โบนัสมงกุฎ',
  ),
  spins(200, 'rocket', 12_500, 1_000),
  reward('GOODS', 'sun', [24_000, 4_000, 25], 'Power bank', 'Power bank', 'Power bank', 'Sạc dự phòng', '移动电源', 'พาวเวอร์แบงก์'),
  reward(
    'GOODS',
    'gem',
    [68_000, 9_000, 12],
    'Smart watch',
    'Smart watch',
    'Jam tangan pintar',
    'Đồng hồ thông minh',
    '智能手表',
    'สมาร์ตวอตช์',
  ),
  reward(
    'TRAVEL',
    'ship',
    [140_000, 20_000, 6],
    'Weekend by the sea',
    'Weekend sa dagat',
    'Akhir pekan di laut',
    'Cuối tuần bên biển',
    '海边周末之旅',
    'สุดสัปดาห์ริมทะเล',
  ),
  reward('GOODS', 'rocket', [260_000, 40_000, 0], 'Tablet', 'Tablet', 'Tablet', 'Máy tính bảng', '平板电脑', 'แท็บเล็ต'),
];

/** Invented players of the leaderboard; names are masked when shown. */
export const PLAYERS: readonly string[] = [
  'maria88',
  'juancho',
  'bituin7',
  'kapitan',
  'lakambini',
  'dagat21',
  'amihan9',
  'tala_01',
  'makisig',
  'ligaya5',
  'minhanh',
  'baolong',
  'thuha22',
  'kienvn',
  'hoasen8',
  'ducphat',
  'linhchi',
  'namviet',
  'thanhdat',
  'quynh09',
  'budi_id',
  'sari77',
  'dewi_k',
  'rangga',
  'putri12',
  'agus_99',
  'wulan',
  'bayu88',
  'cahaya',
  'intan3',
  'somchai',
  'nok_th',
  'mali55',
  'anong',
  'chaiya',
  'xiaoyu',
  'lihua8',
  'meilin',
  'weiwei',
  'jianguo',
];
