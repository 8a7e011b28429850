import { loaded } from '#site/assembler/sdk/registry.ts';
import BannerStrip from '#site/blocks/banner-strip/BannerStrip.tsx';
import { props as bannerStrip } from '#site/blocks/banner-strip/schema.ts';
import BottomBar from '#site/blocks/bottom-bar/BottomBar.tsx';
import { props as bottomBar } from '#site/blocks/bottom-bar/schema.ts';
import CategoryTiles from '#site/blocks/category-tiles/CategoryTiles.tsx';
import { props as categoryTiles } from '#site/blocks/category-tiles/schema.ts';
import Header from '#site/blocks/header/Header.tsx';
import { props as header } from '#site/blocks/header/schema.ts';
import NoticeBar from '#site/blocks/notice-bar/NoticeBar.tsx';
import { props as noticeBar } from '#site/blocks/notice-bar/schema.ts';
import RightBar from '#site/blocks/right-bar/RightBar.tsx';
import { props as rightBar } from '#site/blocks/right-bar/schema.ts';
import SideMenu from '#site/blocks/side-menu/SideMenu.tsx';
import { props as sideMenu } from '#site/blocks/side-menu/schema.ts';

/** Blocks on the first screen of most pages, by type: their code is part of the entry, so the first render needs no second request. */
export const firstScreen = {
  'banner-strip': loaded(BannerStrip, bannerStrip),
  'bottom-bar': loaded(BottomBar, bottomBar),
  'category-tiles': loaded(CategoryTiles, categoryTiles),
  header: loaded(Header, header),
  'notice-bar': loaded(NoticeBar, noticeBar),
  'right-bar': loaded(RightBar, rightBar),
  'side-menu': loaded(SideMenu, sideMenu),
};
