import type { ByLanguage } from './texts.ts';

export interface SeedNotice {
  /** PL: notices; PU: popups on entry. */
  readonly type: 'PL' | 'PU';
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

/** The latest first. */
export const NOTICES: readonly SeedNotice[] = [
  notice(
    'PL',
    [
      'New slot games this week',
      '<p>Forty new games have joined the lobby. Find them under <strong>New</strong>, or start with our picks:</p><ul><li>a quiet evening by the <em>reef</em></li><li>a fast ride across the <em>skyline</em></li><li>a lucky walk among <em>lanterns</em></li></ul><p><a href="/rng">Open the slots</a></p>',
    ],
    [
      'May bagong laro ngayong linggo',
      '<p>Apatnapung bagong laro ang nasa lobby. Hanapin sa <strong>Bago</strong>, o subukan ang mga pili namin:</p><ul><li>tahimik na gabi sa <em>bahura</em></li><li>mabilis na biyahe sa <em>lungsod</em></li><li>masuwerteng lakad sa mga <em>parol</em></li></ul><p><a href="/rng">Buksan ang slots</a></p>',
    ],
    [
      'Trò chơi mới tuần này',
      '<p>Bốn mươi trò mới đã có mặt trong sảnh. Tìm ở mục <strong>Mới</strong>, hoặc bắt đầu với gợi ý của chúng tôi:</p><ul><li>buổi tối yên bình bên <em>rạn san hô</em></li><li>chuyến đi tốc độ qua <em>thành phố</em></li><li>dạo bước may mắn giữa <em>đèn lồng</em></li></ul><p><a href="/rng">Mở sảnh nổ hũ</a></p>',
    ],
    [
      'Game baru minggu ini',
      '<p>Empat puluh game baru hadir di lobi. Temukan di bagian <strong>Baru</strong>, atau mulai dari pilihan kami:</p><ul><li>malam tenang di <em>terumbu</em></li><li>perjalanan cepat di <em>kota</em></li><li>langkah beruntung di antara <em>lentera</em></li></ul><p><a href="/rng">Buka slot</a></p>',
    ],
    [
      '本周新游戏',
      '<p>大厅新增四十款游戏，请在<strong>最新</strong>中查看，或从我们的推荐开始：</p><ul><li><em>珊瑚礁</em>边的宁静夜晚</li><li>飞越<em>城市天际</em></li><li><em>灯笼</em>间的幸运漫步</li></ul><p><a href="/rng">打开老虎机</a></p>',
    ],
    [
      'เกมใหม่สัปดาห์นี้',
      '<p>มีเกมใหม่สี่สิบเกมในล็อบบี้ ดูได้ที่หมวด<strong>ใหม่</strong> หรือเริ่มจากเกมที่เราเลือกให้</p><ul><li>ค่ำคืนสงบริม<em>แนวปะการัง</em></li><li>ทะยานเหนือ<em>เมืองใหญ่</em></li><li>เดินเล่นใต้<em>โคมไฟ</em></li></ul><p><a href="/rng">เปิดสล็อต</a></p>',
    ],
  ),
  notice(
    'PL',
    [
      'Short maintenance on Tuesday',
      '<p>Deposits pause from <strong>04:00 to 04:30</strong>. Games go on, and nothing in your wallet changes.</p>',
    ],
    [
      'Maikling maintenance sa Martes',
      '<p>Hihinto ang deposito mula <strong>04:00 hanggang 04:30</strong>. Tuloy ang mga laro, at walang magbabago sa wallet mo.</p>',
    ],
    [
      'Bảo trì ngắn vào thứ Ba',
      '<p>Tạm dừng nạp tiền từ <strong>04:00 đến 04:30</strong>. Trò chơi vẫn hoạt động, ví của bạn không thay đổi.</p>',
    ],
    [
      'Pemeliharaan singkat hari Selasa',
      '<p>Deposit berhenti pukul <strong>04:00 sampai 04:30</strong>. Game tetap berjalan dan dompet Anda tidak berubah.</p>',
    ],
    ['周二短暂维护', '<p><strong>04:00 至 04:30</strong> 暂停存款。游戏照常，钱包不受影响。</p>'],
    ['ปิดปรับปรุงสั้นๆ วันอังคาร', '<p>งดฝากเงิน <strong>04:00 ถึง 04:30</strong> เกมเล่นได้ตามปกติ และยอดเงินของคุณไม่เปลี่ยนแปลง</p>'],
  ),
  notice(
    'PL',
    [
      'Set a limit that suits you',
      '<p>You can set a deposit limit in your account at any time. A lower limit counts at once; a higher one needs your confirmation after 24 hours.</p><p><a href="/help?topic=responsible">How limits and breaks work</a></p>',
    ],
    [
      'Magtakda ng sariling limit',
      '<p>Puwede kang magtakda ng limit sa deposito anumang oras. May bisa agad ang mas mababang limit; kailangan mong kumpirmahin ang mas mataas pagkaraan ng 24 oras.</p><p><a href="/help?topic=responsible">Paano gumagana ang mga limit at pahinga</a></p>',
    ],
    [
      'Đặt hạn mức cho mình',
      '<p>Bạn có thể đặt hạn mức nạp tiền bất cứ lúc nào. Hạn mức thấp hơn có hiệu lực ngay; cao hơn cần bạn xác nhận sau 24 giờ.</p><p><a href="/help?topic=responsible">Hạn mức và nghỉ chơi hoạt động ra sao</a></p>',
    ],
    [
      'Tetapkan batas Anda',
      '<p>Anda dapat menetapkan batas deposit kapan saja. Batas lebih rendah langsung berlaku; yang lebih tinggi perlu Anda konfirmasi setelah 24 jam.</p><p><a href="/help?topic=responsible">Cara kerja batas dan jeda</a></p>',
    ],
    [
      '设置适合自己的限额',
      '<p>您可随时设置存款限额。调低立即生效；调高需在 24 小时后由您确认。</p><p><a href="/help?topic=responsible">限额与暂停游戏如何运作</a></p>',
    ],
    [
      'ตั้งขีดจำกัดของคุณ',
      '<p>ตั้งขีดจำกัดยอดฝากได้ทุกเมื่อ ลดมีผลทันที ส่วนการเพิ่มต้องยืนยันหลังผ่านไป 24 ชั่วโมง</p><p><a href="/help?topic=responsible">ขีดจำกัดและการพักการเล่นทำงานอย่างไร</a></p>',
    ],
  ),
  notice(
    'PU',
    [
      'Good to have you here',
      '<p>Please play for fun, and only with what you can spare.</p><p>Limits, breaks and someone to talk to are always a step away: <a href="/help?topic=responsible">playing responsibly</a>.</p>',
    ],
    [
      'Masaya kaming narito ka',
      '<p>Maglaro para maglibang, at ayon lang sa kaya mo.</p><p>Laging malapit ang mga limit, pahinga at makakausap: <a href="/help?topic=responsible">responsableng paglalaro</a>.</p>',
    ],
    [
      'Rất vui được chào đón bạn',
      '<p>Hãy chơi để giải trí và trong khả năng của bạn.</p><p>Hạn mức, nghỉ chơi và người lắng nghe luôn sẵn sàng: <a href="/help?topic=responsible">chơi có trách nhiệm</a>.</p>',
    ],
    [
      'Senang Anda bergabung',
      '<p>Bermainlah untuk hiburan, sesuai kemampuan.</p><p>Batas, jeda, dan teman bicara selalu dekat: <a href="/help?topic=responsible">bermain bertanggung jawab</a>.</p>',
    ],
    ['很高兴您来了', '<p>娱乐为先，量力而行。</p><p>限额、暂停与倾诉，随时可得：<a href="/help?topic=responsible">理性游戏</a>。</p>'],
    [
      'ยินดีที่ได้พบคุณ',
      '<p>เล่นเพื่อความสนุก เท่าที่คุณรับได้</p><p>ขีดจำกัด การพัก และคนที่พร้อมรับฟังอยู่ใกล้เสมอ: <a href="/help?topic=responsible">เล่นอย่างรับผิดชอบ</a></p>',
    ],
  ),
];
