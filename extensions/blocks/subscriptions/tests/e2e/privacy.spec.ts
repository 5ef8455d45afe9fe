import { expect, php, test } from '#e2e';

test( 'the text for the privacy policy says once what is stored of a subscriber, and for how long', async () => {
	const parts = await php< Record< string, string > >(
		`return apply_filters( 'dovetail_blocks_privacy_parts', array() );`
	);
	const text = Object.values( parts ).join( '\n' );
	for ( const sentence of [
		'and the time of your confirmation on this site. Messages to you are sent by this site.',
		'An address that is not confirmed is deleted after 7 days.',
		'When you unsubscribe, which every message about a post lets you do, we delete all of it but a fingerprint, from which the address cannot be read: by it we know not to add you again from a list.',
	] ) {
		expect( text ).toContain( sentence );
	}
	expect( text.match( /When you subscribe to new posts/g ) ).toHaveLength(
		1
	);
} );
