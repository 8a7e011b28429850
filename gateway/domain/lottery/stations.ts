/** A province with its own draw, with the code on its tickets; its name is written in Vietnamese in every language. */
export interface Station {
  readonly code: string;
  readonly name: string;
}

/** Which stations draw on each day of a week, starting on Sunday. */
export type Week = readonly [Stations, Stations, Stations, Stations, Stations, Stations, Stations];
type Stations = readonly [Station, ...Station[]];

const station = (code: string, name: string): Station => ({ code, name });

const HCM = station('HCM', 'TP. HCM');
export const SOUTH_WEEK: Week = [
  [station('TG', 'Tiền Giang'), station('KG', 'Kiên Giang'), station('DL', 'Đà Lạt')],
  [HCM, station('DT', 'Đồng Tháp'), station('CM', 'Cà Mau')],
  [station('BTR', 'Bến Tre'), station('VT', 'Vũng Tàu'), station('BL', 'Bạc Liêu')],
  [station('DN', 'Đồng Nai'), station('CT', 'Cần Thơ'), station('ST', 'Sóc Trăng')],
  [station('TN', 'Tây Ninh'), station('AG', 'An Giang'), station('BTH', 'Bình Thuận')],
  [station('VL', 'Vĩnh Long'), station('BD', 'Bình Dương'), station('TV', 'Trà Vinh')],
  [HCM, station('LA', 'Long An'), station('BP', 'Bình Phước'), station('HG', 'Hậu Giang')],
];

const HUE = station('TTH', 'Thừa Thiên Huế');
const DA_NANG = station('DNA', 'Đà Nẵng');
const KHANH_HOA = station('KH', 'Khánh Hòa');
export const CENTRAL_WEEK: Week = [
  [KHANH_HOA, station('KT', 'Kon Tum'), HUE],
  [HUE, station('PY', 'Phú Yên')],
  [station('DLK', 'Đắk Lắk'), station('QNM', 'Quảng Nam')],
  [DA_NANG, KHANH_HOA],
  [station('BDI', 'Bình Định'), station('QT', 'Quảng Trị'), station('QB', 'Quảng Bình')],
  [station('GL', 'Gia Lai'), station('NT', 'Ninh Thuận')],
  [DA_NANG, station('QNG', 'Quảng Ngãi'), station('DNO', 'Đắk Nông')],
];
