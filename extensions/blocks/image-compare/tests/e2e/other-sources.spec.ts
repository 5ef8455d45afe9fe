import { expectOtherSources, test } from '#e2e';

// spec: 000-2.5-5
test( 'an image comparison offers other media sources for its first images', ( {
	author,
} ) => expectOtherSources( author, 'dovetail/image-compare' ) );
