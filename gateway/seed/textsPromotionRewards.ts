import type { SeedPromotion } from './textsPromotions.ts';

/** A raffle, and bonuses that require a contact at another service. */
export const PROMOTION_REWARDS: readonly SeedPromotion[] = [
  {
    id: 'ticket',
    category: 'events',
    emblem: 'wheel',
    rule: 'raffle',
    most: 500,
    prizes: [
      [500, 1],
      [100, 4],
      [25, 10],
      [10, 25],
      [5, 60],
    ],
    days: [-2, 40],
    texts: {
      EN: [
        'Season ticket',
        'One ticket for everybody, and something in each.',
        '<p>Your ticket is here. Open it whenever you like while the season lasts: there is <strong>something in every one</strong>, and what is in yours goes to your wallet.</p><p>One ticket for each player. It costs nothing, and playing more does not change it.</p>',
      ],
      TY: [
        'Tiket ng season',
        'Isang tiket para sa lahat, may laman ang bawat isa.',
        '<p>Narito na ang tiket mo. Buksan kahit kailan habang tumatagal ang season: <strong>may laman ang bawat tiket</strong>, at papasok sa wallet mo ang laman ng sa iyo.</p><p>Isang tiket bawat manlalaro. Libre, at hindi ito nagbabago kahit maglaro ka pa.</p>',
      ],
      VI: [
        'Vé mùa này',
        'Mỗi người một vé, vé nào cũng có quà.',
        '<p>Vé của bạn ở đây. Mở lúc nào cũng được trong mùa này: <strong>vé nào cũng có quà</strong>, và quà của bạn vào ví ngay.</p><p>Mỗi người chơi một vé. Miễn phí, chơi nhiều hơn cũng không thay đổi gì.</p>',
      ],
      ID: [
        'Tiket musim ini',
        'Satu tiket untuk semua, dan setiap tiket berisi.',
        '<p>Tiket Anda sudah ada. Buka kapan saja selama musim berlangsung: <strong>setiap tiket berisi hadiah</strong>, dan isinya langsung masuk dompet.</p><p>Satu tiket per pemain. Gratis, dan bermain lebih banyak tidak mengubahnya.</p>',
      ],
      CN: [
        '本季抽奖券',
        '人人一张，张张有奖。',
        '<p>您的奖券已备好，本季内随时可以打开：<strong>每张都有奖</strong>，奖金直接存入钱包。</p><p>每位玩家一张，免费，多玩也不会改变结果。</p>',
      ],
      TH: [
        'ตั๋วประจำฤดูกาล',
        'คนละหนึ่งใบ ทุกใบมีของ',
        '<p>ตั๋วของคุณอยู่ที่นี่ เปิดเมื่อไรก็ได้ในฤดูกาลนี้ <strong>ทุกใบมีรางวัล</strong> และรางวัลจะเข้ากระเป๋าของคุณ</p><p>หนึ่งใบต่อผู้เล่น ไม่มีค่าใช้จ่าย และเล่นมากขึ้นก็ไม่เปลี่ยนผล</p>',
      ],
    },
  },
  {
    id: 'zalo',
    category: 'newcomers',
    emblem: 'balls',
    rule: 'review',
    contact: 'zalo',
    again: true,
    most: 131,
    days: [-10, 120],
    texts: {
      EN: [
        'Zalo bonus',
        'Add us on Zalo and get a bonus, once.',
        '<p>Add our official account on Zalo and send us your Zalo number ID. We check it within an hour; then the bonus waits here to be claimed.</p><p>One bonus for each player and each Zalo ID.</p>',
      ],
      TY: [
        'Bonus sa Zalo',
        'I-add kami sa Zalo at makakuha ng bonus, isang beses.',
        '<p>I-add ang official account namin sa Zalo at ipadala ang iyong Zalo number ID. Titingnan namin ito sa loob ng isang oras; pagkatapos, narito ang bonus para kunin.</p><p>Isang bonus bawat manlalaro at bawat Zalo ID.</p>',
      ],
      VI: [
        'Thưởng Zalo',
        'Kết bạn trên Zalo để nhận thưởng, một lần.',
        '<p>Kết bạn với tài khoản chính thức của chúng tôi trên Zalo và gửi số ID Zalo của bạn. Chúng tôi kiểm tra trong một giờ, sau đó tiền thưởng chờ bạn nhận tại đây.</p><p>Mỗi người chơi và mỗi ID Zalo một lần.</p>',
      ],
      ID: [
        'Bonus Zalo',
        'Tambahkan kami di Zalo dan dapatkan bonus, satu kali.',
        '<p>Tambahkan akun resmi kami di Zalo dan kirim ID nomor Zalo Anda. Kami periksa dalam satu jam; setelah itu bonus bisa diklaim di sini.</p><p>Satu bonus per pemain dan per ID Zalo.</p>',
      ],
      CN: [
        'Zalo 红利',
        '添加我们的 Zalo，即可领取一次红利。',
        '<p>在 Zalo 上添加我们的官方账号，并提交您的 Zalo 号码。我们会在一小时内核实，之后即可在此领取。</p><p>每位玩家、每个 Zalo 号码限一次。</p>',
      ],
      TH: [
        'โบนัส Zalo',
        'เพิ่มเราใน Zalo รับโบนัสหนึ่งครั้ง',
        '<p>เพิ่มบัญชีทางการของเราใน Zalo แล้วส่งหมายเลข Zalo ของคุณ เราจะตรวจภายในหนึ่งชั่วโมง จากนั้นโบนัสจะรอให้คุณกดรับที่นี่</p><p>หนึ่งครั้งต่อผู้เล่นและต่อหมายเลข Zalo</p>',
      ],
    },
  },
  {
    id: 'whatsapp',
    category: 'newcomers',
    emblem: 'gamepad',
    rule: 'review',
    contact: 'whatsapp',
    again: true,
    most: 100,
    days: [-10, 120],
    texts: {
      EN: [
        'WhatsApp bonus',
        'Write to us on WhatsApp and get a bonus, once.',
        '<p>Save our number on WhatsApp and send us your WhatsApp number ID. We check it within an hour; then the bonus waits here to be claimed.</p><p>One bonus for each player and each number.</p>',
      ],
      TY: [
        'Bonus sa WhatsApp',
        'Mag-message sa amin sa WhatsApp at makakuha ng bonus, isang beses.',
        '<p>I-save ang numero namin sa WhatsApp at ipadala ang iyong WhatsApp number ID. Titingnan namin ito sa loob ng isang oras; pagkatapos, narito ang bonus para kunin.</p><p>Isang bonus bawat manlalaro at bawat numero.</p>',
      ],
      VI: [
        'Thưởng WhatsApp',
        'Nhắn cho chúng tôi trên WhatsApp để nhận thưởng, một lần.',
        '<p>Lưu số của chúng tôi trên WhatsApp và gửi số ID WhatsApp của bạn. Chúng tôi kiểm tra trong một giờ, sau đó tiền thưởng chờ bạn nhận tại đây.</p><p>Mỗi người chơi và mỗi số một lần.</p>',
      ],
      ID: [
        'Bonus WhatsApp',
        'Hubungi kami di WhatsApp dan dapatkan bonus, satu kali.',
        '<p>Simpan nomor kami di WhatsApp dan kirim ID nomor WhatsApp Anda. Kami periksa dalam satu jam; setelah itu bonus bisa diklaim di sini.</p><p>Satu bonus per pemain dan per nomor.</p>',
      ],
      CN: [
        'WhatsApp 红利',
        '在 WhatsApp 上联系我们，即可领取一次红利。',
        '<p>在 WhatsApp 中保存我们的号码，并提交您的 WhatsApp 号码。我们会在一小时内核实，之后即可在此领取。</p><p>每位玩家、每个号码限一次。</p>',
      ],
      TH: [
        'โบนัส WhatsApp',
        'ทักเราใน WhatsApp รับโบนัสหนึ่งครั้ง',
        '<p>บันทึกหมายเลขของเราใน WhatsApp แล้วส่งหมายเลข WhatsApp ของคุณ เราจะตรวจภายในหนึ่งชั่วโมง จากนั้นโบนัสจะรอให้คุณกดรับที่นี่</p><p>หนึ่งครั้งต่อผู้เล่นและต่อหมายเลข</p>',
      ],
    },
  },
];
