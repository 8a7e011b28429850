import type { MissionCadence } from '#site/api/contract/missions.ts';
import type { Measure } from '../api/missionProgress.ts';
import type { ByLanguage } from './texts.ts';

interface SeedMission {
  readonly id: string;
  readonly cadence: MissionCadence;
  readonly measure: Measure;
  /** In seed units (`seedUnit`) for money measures. */
  readonly goal: number;
  readonly points: number;
  /** In seed units. */
  readonly bonus?: number;
  readonly texts: ByLanguage<readonly [title: string, summary: string]>;
}

/** Missions completed along the way: small goals, none of which needs more than a usual evening. */
export const MISSIONS: readonly SeedMission[] = [
  {
    id: 'hello',
    cadence: 'daily',
    measure: 'logins',
    goal: 1,
    points: 5,
    texts: {
      EN: ['Say hello', 'Log in today.'],
      TY: ['Kumusta', 'Mag-log in ngayong araw.'],
      VI: ['Chào bạn', 'Đăng nhập hôm nay.'],
      ID: ['Sapa kami', 'Masuk hari ini.'],
      CN: ['打个招呼', '今天登录一次。'],
      TH: ['ทักทาย', 'เข้าสู่ระบบวันนี้'],
    },
  },
  {
    id: 'rounds',
    cadence: 'daily',
    measure: 'bets',
    goal: 5,
    points: 10,
    texts: {
      EN: ['A handful of rounds', 'Place five bets today, of any size.'],
      TY: ['Ilang round lang', 'Tumaya nang limang beses ngayong araw, kahit magkano.'],
      VI: ['Vài ván thôi', 'Đặt năm cược hôm nay, bao nhiêu cũng được.'],
      ID: ['Beberapa putaran', 'Pasang lima taruhan hari ini, berapa pun nilainya.'],
      CN: ['小玩几局', '今天投注五次，金额不限。'],
      TH: ['เล่นสักสองสามรอบ', 'วางเดิมพันห้าครั้งวันนี้ เท่าไรก็ได้'],
    },
  },
  {
    id: 'week',
    cadence: 'weekly',
    measure: 'logins',
    goal: 3,
    points: 25,
    bonus: 5,
    texts: {
      EN: ['Now and again', 'Log in on three days of the week.'],
      TY: ['Paminsan-minsan', 'Mag-log in sa tatlong araw ng linggo.'],
      VI: ['Thỉnh thoảng ghé qua', 'Đăng nhập ba ngày trong tuần.'],
      ID: ['Sesekali mampir', 'Masuk pada tiga hari dalam seminggu.'],
      CN: ['常来坐坐', '一周内有三天登录。'],
      TH: ['แวะมาเป็นครั้งคราว', 'เข้าสู่ระบบสามวันในสัปดาห์'],
    },
  },
  {
    id: 'variety',
    cadence: 'weekly',
    measure: 'games',
    goal: 3,
    points: 30,
    texts: {
      EN: ['Something new', 'Play three different games this week.'],
      TY: ['Bagong subok', 'Maglaro ng tatlong magkakaibang laro ngayong linggo.'],
      VI: ['Thử điều mới', 'Chơi ba trò khác nhau trong tuần này.'],
      ID: ['Coba yang baru', 'Mainkan tiga game berbeda minggu ini.'],
      CN: ['尝尝鲜', '本周玩三款不同的游戏。'],
      TH: ['ลองของใหม่', 'เล่นสามเกมที่ต่างกันในสัปดาห์นี้'],
    },
  },
  {
    id: 'steady',
    cadence: 'weekly',
    measure: 'validBet',
    goal: 100,
    points: 60,
    bonus: 10,
    texts: {
      EN: ['A week of play', 'Valid bets of this week, all games together.'],
      TY: ['Isang linggong laro', 'Valid bet ngayong linggo, lahat ng laro.'],
      VI: ['Một tuần chơi', 'Cược hợp lệ trong tuần này, tính mọi trò.'],
      ID: ['Seminggu bermain', 'Taruhan valid minggu ini, semua game.'],
      CN: ['一周小结', '本周所有游戏的有效投注。'],
      TH: ['หนึ่งสัปดาห์ของการเล่น', 'ยอดเดิมพันที่มีผลในสัปดาห์นี้ รวมทุกเกม'],
    },
  },
  {
    id: 'start',
    cadence: 'once',
    measure: 'deposits',
    goal: 100,
    points: 50,
    bonus: 20,
    texts: {
      EN: ['All set', 'Your deposits, all together.'],
      TY: ['Handa na', 'Kabuuan ng mga deposito mo.'],
      VI: ['Sẵn sàng', 'Tổng số tiền bạn đã nạp.'],
      ID: ['Siap main', 'Total deposit Anda.'],
      CN: ['准备就绪', '您的存款总额。'],
      TH: ['พร้อมแล้ว', 'ยอดฝากของคุณทั้งหมด'],
    },
  },
  {
    id: 'company',
    cadence: 'once',
    measure: 'friends',
    goal: 1,
    points: 100,
    texts: {
      EN: ['In good company', 'A friend registers with your invitation.'],
      TY: ['May kasama', 'May kaibigang nagparehistro gamit ang imbitasyon mo.'],
      VI: ['Có bạn có bè', 'Một người bạn đăng ký bằng lời mời của bạn.'],
      ID: ['Bersama teman', 'Seorang teman mendaftar lewat undangan Anda.'],
      CN: ['好友同行', '一位好友通过您的邀请注册。'],
      TH: ['มีเพื่อนมาด้วย', 'เพื่อนหนึ่งคนสมัครผ่านคำเชิญของคุณ'],
    },
  },
];
