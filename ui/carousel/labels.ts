/** What kind of thing a screen reader is in. */
export const carouselLabels = { carousel: 'carousel', slide: 'slide' };
