import { expectOtherSources, test } from '#e2e';

// spec: 000-2.5-5
test( 'a tiled gallery offers other media sources for its first images', ( {
	author,
} ) => expectOtherSources( author, 'dovetail/tiled-gallery' ) );
