import type { ArticleSection } from '#site/api/contract/content.ts';
import type { EmblemName } from '../art/emblems.ts';
import type { ByLanguage } from './texts.ts';

export interface SeedArticle {
  readonly id: string;
  readonly section: ArticleSection;
  readonly emblem: EmblemName;
  /** Days before the time of seeding. */
  readonly age: number;
  /** Summary and paragraphs of the article. */
  readonly texts: ByLanguage<readonly [title: string, summary: string, ...paragraphs: string[]]>;
}

export const ARTICLES: readonly SeedArticle[] = [
  {
    id: 'seasons',
    section: 'news',
    emblem: 'sun',
    age: 1,
    texts: {
      EN: [
        'A new season begins',
        'What is new in the lobby, and what stays as you know it.',
        'Forty new games, a calmer home page and a help center that answers in your language: this season is about finding things sooner.',
        'Your favorites, your balance and your history stay exactly where they were.',
      ],
      TY: [
        'Nagsisimula ang bagong season',
        'Ano ang bago sa lobby, at ano ang mananatili.',
        'Apatnapung bagong laro, mas maaliwalas na home page, at help center na sumasagot sa wika mo: mas mabilis nang makita ang hanap ngayong season.',
        'Nasa dating lugar pa rin ang mga paborito, balanse at history mo.',
      ],
      VI: [
        'Mùa mới bắt đầu',
        'Điều gì mới trong sảnh và điều gì vẫn quen thuộc.',
        'Bốn mươi trò mới, trang chủ thoáng hơn và trung tâm trợ giúp bằng ngôn ngữ của bạn: mùa này mọi thứ dễ tìm hơn.',
        'Mục yêu thích, số dư và lịch sử của bạn vẫn ở nguyên chỗ cũ.',
      ],
      ID: [
        'Musim baru dimulai',
        'Apa yang baru di lobi, dan apa yang tetap.',
        'Empat puluh game baru, beranda yang lebih tenang, dan pusat bantuan dalam bahasa Anda: musim ini semuanya lebih mudah ditemukan.',
        'Favorit, saldo, dan riwayat Anda tetap di tempatnya.',
      ],
      CN: [
        '新一季开启',
        '大厅有哪些新变化，哪些如旧。',
        '四十款新游戏、更清爽的首页、以您的语言作答的帮助中心：这一季，一切更好找。',
        '您的收藏、余额与记录都在原处。',
      ],
      TH: [
        'เริ่มฤดูกาลใหม่',
        'อะไรใหม่ในล็อบบี้ และอะไรยังเหมือนเดิม',
        'เกมใหม่สี่สิบเกม หน้าแรกที่อ่านง่ายขึ้น และศูนย์ช่วยเหลือในภาษาของคุณ ฤดูกาลนี้หาอะไรก็เจอเร็วขึ้น',
        'รายการโปรด ยอดเงิน และประวัติของคุณยังอยู่ที่เดิม',
      ],
    },
  },
  {
    id: 'fairness',
    section: 'blog',
    emblem: 'dice',
    age: 4,
    texts: {
      EN: [
        'How a game stays fair',
        'Random numbers, tested by people who do not work for us.',
        'Every round is decided by a random number before the first reel stops. Neither the hour, nor your balance, nor your last win has a say in it.',
        'Independent laboratories test the generators and the long-run payout of each game, and publish what they find.',
      ],
      TY: [
        'Paano nananatiling patas ang laro',
        'Random na numero, sinusuri ng mga hindi namin empleyado.',
        'Isang random na numero ang nagpapasya sa bawat round bago huminto ang unang reel. Walang kinalaman ang oras, balanse o huling panalo mo.',
        'Sinusuri ng mga independiyenteng laboratoryo ang generator at ang pangmatagalang payout ng bawat laro, at inilalathala ang resulta.',
      ],
      VI: [
        'Trò chơi công bằng như thế nào',
        'Số ngẫu nhiên, do những người không làm việc cho chúng tôi kiểm tra.',
        'Mỗi lượt quay được quyết định bởi một số ngẫu nhiên trước khi cột đầu tiên dừng. Giờ chơi, số dư hay lần thắng trước đều không ảnh hưởng.',
        'Các phòng thí nghiệm độc lập kiểm tra bộ sinh số và tỷ lệ trả thưởng dài hạn của từng trò và công bố kết quả.',
      ],
      ID: [
        'Bagaimana game tetap adil',
        'Angka acak, diuji orang yang tidak bekerja untuk kami.',
        'Setiap putaran ditentukan angka acak sebelum gulungan pertama berhenti. Jam, saldo, atau kemenangan terakhir tidak berpengaruh.',
        'Laboratorium independen menguji pembangkit angka dan pembayaran jangka panjang tiap game, lalu menerbitkan hasilnya.',
      ],
      CN: [
        '游戏如何保持公平',
        '随机数由独立第三方检测。',
        '每一局在第一列停下之前就已由随机数决定。时间、余额、上一次中奖都不影响结果。',
        '独立实验室检测随机数与每款游戏的长期返还率，并公布结果。',
      ],
      TH: [
        'เกมยุติธรรมได้อย่างไร',
        'ตัวเลขสุ่มที่ตรวจโดยคนนอก',
        'ทุกรอบตัดสินด้วยตัวเลขสุ่มก่อนวงล้อแรกหยุด เวลา ยอดเงิน หรือชัยชนะครั้งก่อนไม่มีผล',
        'ห้องปฏิบัติการอิสระตรวจระบบสุ่มและอัตราจ่ายระยะยาวของแต่ละเกม และเผยแพร่ผล',
      ],
    },
  },
  {
    id: 'limits',
    section: 'blog',
    emblem: 'lotus',
    age: 9,
    texts: {
      EN: [
        'A limit is a good habit',
        'Why many of our players set one before their first deposit.',
        'A limit that is set on a quiet day holds on a busy one. Choose an amount for 24 hours, 7 days or 30 days; when it is reached, deposits wait.',
        'Lowering it counts at once. A higher one needs your confirmation after 24 hours, so that a decision can be slept on.',
      ],
      TY: [
        'Mabuting ugali ang limit',
        'Bakit nagtatakda nito ang marami bago unang magdeposito.',
        'Ang limit na itinakda habang kalmado ka ay tutulong kapag mainit na ang laro. Pumili ng halaga para sa 24 oras, 7 araw o 30 araw; kapag naabot, hihinto muna ang deposito.',
        'May bisa agad kapag binabaan. Kapag tinaasan, kukumpirmahin mo ito pagkaraan ng 24 oras, para mapag-isipan muna.',
      ],
      VI: [
        'Đặt hạn mức là thói quen tốt',
        'Vì sao nhiều người chơi đặt hạn mức trước lần nạp đầu tiên.',
        'Hạn mức đặt khi bình tĩnh sẽ giữ bạn trong những ngày cao hứng. Chọn số tiền cho 24 giờ, 7 ngày hay 30 ngày; khi chạm mức, việc nạp tiền tạm dừng.',
        'Giảm có hiệu lực ngay. Tăng cần bạn xác nhận sau 24 giờ, để bạn kịp suy nghĩ.',
      ],
      ID: [
        'Batas adalah kebiasaan baik',
        'Mengapa banyak pemain menetapkannya sebelum deposit pertama.',
        'Batas yang dibuat saat tenang menjaga Anda saat sedang terbawa suasana. Pilih jumlah untuk 24 jam, 7 hari, atau 30 hari; bila tercapai, deposit dihentikan sementara.',
        'Menurunkan langsung berlaku. Menaikkan perlu Anda konfirmasi setelah 24 jam, agar sempat dipikirkan.',
      ],
      CN: [
        '设限是个好习惯',
        '为什么很多玩家在首次存款前就设好限额。',
        '在平静的日子设下的限额，会在忙乱的日子守住。选择 24 小时、7 天或 30 天的金额，达到后存款会暂停。',
        '调低立即生效；调高需在 24 小时后由您确认，让决定多想一晚。',
      ],
      TH: [
        'การตั้งขีดจำกัดเป็นนิสัยที่ดี',
        'ทำไมผู้เล่นจำนวนมากตั้งก่อนฝากครั้งแรก',
        'ขีดจำกัดที่ตั้งในวันสงบจะช่วยในวันวุ่นวาย เลือกยอดสำหรับ 24 ชั่วโมง 7 วัน หรือ 30 วัน เมื่อถึงแล้วการฝากจะหยุดรอ',
        'ลดมีผลทันที ส่วนการเพิ่มต้องยืนยันหลังผ่านไป 24 ชั่วโมง เพื่อให้ได้คิดทบทวน',
      ],
    },
  },
];
