import type { SeedArticle } from './textsNews.ts';

/** Articles of the second page of the news. */
export const EARLIER_ARTICLES: readonly SeedArticle[] = [
  {
    id: 'reef',
    section: 'news',
    emblem: 'fish',
    age: 15,
    texts: {
      EN: [
        'Inside the fishing halls',
        'Three ways to aim, and why patience pays.',
        'Small fish keep the net full, large ones need friends. Choose a low cannon, watch the lanes, and let the school come to you.',
        'Every hall shows its lowest stake at the door, so you know what a shot costs before you take it.',
      ],
      TY: [
        'Sa loob ng mga fishing hall',
        'Tatlong paraan ng pag-asinta, at bakit sulit ang tiyaga.',
        'Pinupuno ng maliliit na isda ang lambat; kailangan ng kasama sa malalaki. Maliit na cannon muna, bantayan ang daanan, at hintayin ang kawan.',
        'Nakasulat sa pinto ng bawat hall ang minimum na taya, kaya alam mo ang halaga ng bawat putok.',
      ],
      VI: [
        'Bên trong sảnh bắn cá',
        'Ba cách ngắm và vì sao kiên nhẫn có lợi.',
        'Cá nhỏ giữ lưới luôn đầy, cá lớn cần đồng đội. Chọn súng nhỏ, quan sát luồng cá và để đàn cá tự đến.',
        'Mỗi sảnh ghi mức cược thấp nhất ngay cửa, để bạn biết giá của mỗi phát bắn.',
      ],
      ID: [
        'Di dalam arena tembak ikan',
        'Tiga cara membidik, dan mengapa sabar berguna.',
        'Ikan kecil menjaga jaring penuh, ikan besar butuh teman. Pilih meriam kecil, amati jalurnya, dan biarkan kawanan datang.',
        'Setiap arena menampilkan taruhan terendah di pintunya, jadi Anda tahu harga tiap tembakan.',
      ],
      CN: [
        '走进捕鱼大厅',
        '三种瞄准方式，以及耐心为何有用。',
        '小鱼让网不空，大鱼需要同伴。选低倍炮，看准航道，等鱼群游来。',
        '每个大厅入口都标明最低投注，开炮前就知道花费。',
      ],
      TH: [
        'ในห้องยิงปลา',
        'สามวิธีเล็ง และทำไมความใจเย็นจึงได้เปรียบ',
        'ปลาเล็กทำให้แหเต็ม ปลาใหญ่ต้องมีเพื่อน เลือกปืนเล็ก ดูเส้นทาง แล้วรอให้ฝูงมาเอง',
        'ทุกห้องบอกเดิมพันต่ำสุดไว้หน้าประตู คุณจึงรู้ราคาก่อนยิง',
      ],
    },
  },
  {
    id: 'security',
    section: 'blog',
    emblem: 'gem',
    age: 22,
    texts: {
      EN: [
        'Keep your account yours',
        'Five minutes that protect a balance.',
        'Use a password that you use nowhere else, bind your mobile number, and let us ask for a second proof when somebody logs in from a new place.',
        'We never ask for your password, in no chat and in no mail.',
      ],
      TY: [
        'Panatilihing sa iyo ang account',
        'Limang minutong nagpoprotekta sa balanse.',
        'Gumamit ng password na wala sa iba, i-bind ang mobile number, at hayaang humingi kami ng pangalawang patunay kapag may nag-log in mula sa bagong lugar.',
        'Hindi namin kailanman hinihingi ang password mo, sa chat man o sa email.',
      ],
      VI: [
        'Giữ an toàn cho tài khoản',
        'Năm phút để bảo vệ số dư.',
        'Dùng mật khẩu không dùng ở nơi khác, liên kết số điện thoại và để chúng tôi hỏi thêm bằng chứng khi có đăng nhập từ nơi lạ.',
        'Chúng tôi không bao giờ hỏi mật khẩu của bạn, dù trong chat hay thư.',
      ],
      ID: [
        'Jaga akun tetap milik Anda',
        'Lima menit yang melindungi saldo.',
        'Pakai kata sandi yang tidak dipakai di tempat lain, tautkan nomor ponsel, dan biarkan kami meminta bukti kedua saat ada login dari tempat baru.',
        'Kami tidak pernah meminta kata sandi Anda, di chat maupun email.',
      ],
      CN: [
        '让账户只属于您',
        '五分钟，保护余额。',
        '使用独一无二的密码，绑定手机号，并允许我们在陌生地点登录时要求二次验证。',
        '我们绝不会在聊天或邮件中索要您的密码。',
      ],
      TH: [
        'รักษาบัญชีให้เป็นของคุณ',
        'ห้านาทีที่ปกป้องยอดเงิน',
        'ใช้รหัสผ่านที่ไม่ซ้ำที่อื่น ผูกเบอร์มือถือ และให้เราขอหลักฐานเพิ่มเมื่อมีการเข้าสู่ระบบจากที่ใหม่',
        'เราไม่เคยขอรหัสผ่านของคุณ ทั้งในแชตและอีเมล',
      ],
    },
  },
  {
    id: 'lottery',
    section: 'news',
    emblem: 'balls',
    age: 30,
    texts: {
      EN: [
        'Reading a lottery result',
        'From the drawn numbers to what a ticket has won.',
        'A result has a date, a draw and its numbers. Compare them with your ticket from the first place on; the order counts where the game says so.',
        'Results stay in your record, so nothing is lost when you look a day later.',
      ],
      TY: [
        'Pagbasa ng resulta ng lottery',
        'Mula sa bunot hanggang sa napanalunan ng tiket.',
        'May petsa, draw at mga numero ang resulta. Ikumpara sa tiket mula sa unang puwesto; mahalaga ang ayos kung sinasabi ng laro.',
        'Nananatili sa history ang mga resulta, kaya walang nawawala kahit bukas mo pa tingnan.',
      ],
      VI: [
        'Cách đọc kết quả xổ số',
        'Từ các số quay đến tiền thưởng của vé.',
        'Kết quả có ngày, kỳ quay và dãy số. So với vé từ vị trí đầu tiên; thứ tự có ý nghĩa khi luật chơi nói vậy.',
        'Kết quả lưu trong lịch sử của bạn, xem muộn một ngày cũng không mất gì.',
      ],
      ID: [
        'Membaca hasil lotre',
        'Dari angka undian hingga kemenangan tiket.',
        'Hasil punya tanggal, undian, dan angka. Bandingkan dengan tiket dari posisi pertama; urutan penting bila aturan menyebutnya.',
        'Hasil tersimpan di riwayat, jadi tidak ada yang hilang bila dilihat besok.',
      ],
      CN: [
        '看懂开奖结果',
        '从开奖号码到彩票奖金。',
        '结果包含日期、期号与号码。从首位开始与您的彩票比对；玩法注明时顺序有效。',
        '结果保存在您的记录里，晚一天看也不会丢。',
      ],
      TH: [
        'วิธีอ่านผลหวย',
        'จากเลขที่ออกถึงรางวัลของโพย',
        'ผลมีวันที่ งวด และตัวเลข เทียบกับโพยตั้งแต่หลักแรก ลำดับมีผลเมื่อกติกาบอกไว้',
        'ผลเก็บในประวัติของคุณ ดูช้าไปหนึ่งวันก็ไม่หาย',
      ],
    },
  },
  {
    id: 'support',
    section: 'news',
    emblem: 'bell',
    age: 41,
    texts: {
      EN: [
        'The people behind the chat',
        'Who answers at three in the morning.',
        'Our team sits in three time zones, so that the person who answers is awake. They see the reference of your error, never your password.',
        'The more you tell, the less they ask: a screenshot and a time save a whole conversation.',
      ],
      TY: [
        'Ang mga tao sa likod ng chat',
        'Sino ang sumasagot nang alas-tres ng madaling-araw.',
        'Nasa tatlong time zone ang team namin, kaya gising ang sumasagot. Nakikita nila ang reference ng error mo, hindi ang password.',
        'Mas maraming detalye, mas kaunting tanong: malaking tulong ang screenshot at oras.',
      ],
      VI: [
        'Những người sau khung chat',
        'Ai trả lời lúc ba giờ sáng.',
        'Đội ngũ của chúng tôi ở ba múi giờ nên người trả lời luôn tỉnh táo. Họ thấy mã tham chiếu của lỗi, không bao giờ thấy mật khẩu.',
        'Kể càng rõ, hỏi càng ít: một ảnh chụp và thời điểm giúp rất nhiều.',
      ],
      ID: [
        'Orang di balik chat',
        'Siapa yang menjawab pukul tiga pagi.',
        'Tim kami berada di tiga zona waktu, jadi yang menjawab selalu terjaga. Mereka melihat referensi kesalahan Anda, tidak pernah kata sandi.',
        'Makin banyak yang diceritakan, makin sedikit yang ditanya: tangkapan layar dan waktu sangat membantu.',
      ],
      CN: [
        '聊天背后的人',
        '凌晨三点是谁在回答。',
        '我们的团队分布在三个时区，回答您的人总是清醒的。他们看得到请求编号，看不到密码。',
        '说得越清楚，问得越少：一张截图加时间就很有用。',
      ],
      TH: [
        'คนเบื้องหลังแชต',
        'ใครตอบตอนตีสาม',
        'ทีมของเราอยู่สามเขตเวลา คนที่ตอบจึงตื่นอยู่เสมอ เขาเห็นหมายเลขคำขอ ไม่เห็นรหัสผ่าน',
        'ยิ่งเล่าชัดยิ่งถามน้อย ภาพหน้าจอและเวลาช่วยได้มาก',
      ],
    },
  },
];
