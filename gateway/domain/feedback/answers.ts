/** Replies of the simulated customer service, by language of the message; English is the fallback. */
export const ANSWERS: Readonly<Record<string, string>> & { readonly EN: string } = {
  EN: 'Thank you for writing. We have read your message and passed it to the people it concerns. If anything is still open, please write again or talk to us in the chat.',
  TY: 'Salamat sa pagsulat. Nabasa na namin ang mensahe mo at naipasa sa tamang team. Kung may hindi pa nalulutas, sumulat ulit o makipag-chat sa amin.',
  VI: 'Cảm ơn bạn đã viết cho chúng tôi. Chúng tôi đã đọc và chuyển tin của bạn đến bộ phận phụ trách. Nếu còn điều gì chưa được giải quyết, hãy viết lại hoặc chat với chúng tôi.',
  CN: '感谢您的来信。我们已阅读您的留言并转给相关人员。如仍有未解决的问题，请再次来信或通过在线客服联系我们。',
  TH: 'ขอบคุณที่เขียนถึงเรา เราได้อ่านข้อความของคุณและส่งต่อให้ผู้ที่เกี่ยวข้องแล้ว หากยังมีเรื่องค้างอยู่ โปรดเขียนมาอีกครั้งหรือคุยกับเราทางแชต',
  ID: 'Terima kasih sudah menulis. Kami sudah membaca pesan Anda dan meneruskannya ke bagian terkait. Jika masih ada yang belum selesai, silakan tulis lagi atau hubungi kami lewat chat.',
};
