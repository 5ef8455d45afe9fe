import { expectOtherSources, test } from '#e2e';

// spec: 000-2.5-5
test( 'an empty tiled gallery offers other media sources', ( { author } ) =>
	expectOtherSources( author, 'dovetail/tiled-gallery' ) );
