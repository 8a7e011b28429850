import type { ByLanguage } from './texts.ts';

/** Author of a message: the index of an invented player, or `demo`. */
type Speaker = number | 'demo';

/** A message of the room, and how many minutes before the seeding it was sent. */
export interface ChatLine {
  readonly by: Speaker;
  readonly minutesAgo: number;
}

/** Messages of yesterday and today. */
export const CHAT_LINES: readonly ChatLine[] = [
  { by: 0, minutesAgo: 1590 },
  { by: 1, minutesAgo: 1588 },
  { by: 2, minutesAgo: 1571 },
  { by: 0, minutesAgo: 1570 },
  { by: 'demo', minutesAgo: 1566 },
  { by: 3, minutesAgo: 1500 },
  { by: 4, minutesAgo: 1497 },
  { by: 3, minutesAgo: 1496 },
  { by: 5, minutesAgo: 190 },
  { by: 6, minutesAgo: 171 },
  { by: 1, minutesAgo: 168 },
  { by: 'demo', minutesAgo: 160 },
  { by: 6, minutesAgo: 158 },
  { by: 7, minutesAgo: 64 },
  { by: 2, minutesAgo: 21 },
  { by: 8, minutesAgo: 9 },
];

/** Texts of the messages, in order. */
export const CHAT_TEXTS: ByLanguage<readonly string[]> = {
  EN: [
    'Good evening everyone!',
    'Evening! Anyone at the live tables tonight?',
    'I was. Baccarat was kind to me for once.',
    'Congratulations! How long did you play?',
    'Half an hour is my rule. Then tea.',
    'Is the new fish game out already?',
    'Yes, since this morning. Third row in the fish lobby.',
    'Found it, thank you.',
    'Good morning from a rainy city.',
    'My withdrawal arrived in ten minutes, I am impressed.',
    'Same here last week.',
    'Does anybody know when the mission board resets?',
    'It counts the last seven days, there is no reset.',
    'First time in this room. Hello!',
    'Welcome! Be kind and set yourself a limit, that is all.',
    'Good luck to all of you today.',
  ],
  TY: [
    'Magandang gabi sa lahat!',
    'Magandang gabi! May naglalaro ba sa live table ngayon?',
    'Ako kanina. Sinuwerte rin sa wakas sa baccarat.',
    'Congrats! Gaano ka katagal naglaro?',
    'Kalahating oras lang ang patakaran ko. Tapos magkakape na.',
    'Labas na ba ang bagong fish game?',
    'Oo, kaninang umaga pa. Nasa ikatlong hanay ng fish lobby.',
    'Nakita ko na, salamat.',
    'Magandang umaga mula sa maulang lungsod.',
    'Dumating ang withdrawal ko sa loob ng sampung minuto. Ayos!',
    'Ganoon din sa akin noong isang linggo.',
    'Alam ba ninyo kung kailan nagre-reset ang mission board?',
    'Huling pitong araw ang binibilang nito, walang reset.',
    'Unang beses ko rito. Kumusta kayo!',
    'Maligayang pagdating! Maging mabait at magtakda ng limit, iyon lang.',
    'Suwertehin sana kayong lahat ngayong araw.',
  ],
  VI: [
    'Chào buổi tối cả nhà!',
    'Chào bạn! Tối nay có ai chơi casino trực tuyến không?',
    'Mình vừa chơi xong. Baccarat hôm nay chiều lòng người.',
    'Chúc mừng! Bạn chơi bao lâu?',
    'Mình chỉ chơi nửa tiếng, rồi đi uống trà.',
    'Trò bắn cá mới đã có chưa mọi người?',
    'Có từ sáng nay rồi, hàng thứ ba trong sảnh bắn cá.',
    'Mình thấy rồi, cảm ơn nhé.',
    'Chào buổi sáng từ thành phố đang mưa.',
    'Mình rút tiền mười phút là về, nhanh thật.',
    'Tuần trước mình cũng vậy.',
    'Có ai biết khi nào bảng xếp hạng nhiệm vụ tính lại không?',
    'Bảng tính bảy ngày gần nhất, không có lúc tính lại.',
    'Lần đầu mình vào phòng này. Chào mọi người!',
    'Chào mừng bạn! Cứ lịch sự và tự đặt hạn mức cho mình là được.',
    'Chúc mọi người hôm nay may mắn.',
  ],
  ID: [
    'Selamat malam semuanya!',
    'Malam! Ada yang main di meja live malam ini?',
    'Saya tadi. Baccarat lagi hoki.',
    'Selamat! Main berapa lama?',
    'Aturan saya setengah jam saja. Habis itu minum teh.',
    'Game tembak ikan yang baru sudah keluar?',
    'Sudah, sejak pagi. Baris ketiga di lobi ikan.',
    'Sudah ketemu, terima kasih.',
    'Selamat pagi dari kota yang hujan.',
    'Penarikan saya masuk dalam sepuluh menit, mantap.',
    'Minggu lalu saya juga begitu.',
    'Ada yang tahu kapan papan misi diatur ulang?',
    'Papan menghitung tujuh hari terakhir, tidak ada atur ulang.',
    'Pertama kali di ruang ini. Halo!',
    'Selamat datang! Sopan dan tetapkan batas, itu saja.',
    'Semoga beruntung semua hari ini.',
  ],
};
