import type { ByLanguage } from './texts.ts';

/** Why an application is rejected, in words that say what to do. */
export const REJECTIONS = {
  proofMissing: {
    EN: 'We need a picture to see that it is so. Add a screenshot and send it again.',
    TY: 'Kailangan namin ng larawan bilang patunay. Magdagdag ng screenshot at ipadala ulit.',
    VI: 'Chúng tôi cần một hình ảnh để xác nhận. Hãy thêm ảnh chụp màn hình và gửi lại.',
    ID: 'Kami perlu gambar sebagai bukti. Tambahkan tangkapan layar lalu kirim lagi.',
    CN: '我们需要一张图片来核实。请添加截图后重新提交。',
    TH: 'เราต้องใช้รูปภาพเพื่อยืนยัน โปรดเพิ่มภาพหน้าจอแล้วส่งอีกครั้ง',
  },
  contactUsed: {
    EN: 'This ID has been used by another member. Please send your own.',
    TY: 'Nagamit na ng ibang miyembro ang ID na ito. Ang sarili mong ID ang ipadala.',
    VI: 'ID này đã được thành viên khác sử dụng. Vui lòng gửi ID của chính bạn.',
    ID: 'ID ini sudah dipakai anggota lain. Kirim ID milik Anda sendiri.',
    CN: '该 ID 已被其他会员使用，请提交您本人的 ID。',
    TH: 'ไอดีนี้ถูกใช้โดยสมาชิกคนอื่นแล้ว โปรดส่งไอดีของคุณเอง',
  },
} as const satisfies Record<string, ByLanguage<string>>;

export type Rejection = keyof typeof REJECTIONS;
