/** Role descriptions for screen readers. */
export const carouselLabels = { carousel: 'carousel', slide: 'slide' };
