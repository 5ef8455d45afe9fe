import { expectOtherSources, test } from '#e2e';

// spec: 000-2.5-5
test( 'its first pictures may come from other sources', ( { author } ) =>
	expectOtherSources( author, 'dovetail/slideshow' ) );
