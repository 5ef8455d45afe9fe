import { expectOtherSources, test } from '#e2e';

// spec: 000-2.5-5
test( 'an empty image comparison offers other media sources', ( { author } ) =>
	expectOtherSources( author, 'dovetail/image-compare' ) );
