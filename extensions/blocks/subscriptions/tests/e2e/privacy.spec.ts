import { expect, php, test } from '#e2e';

test( 'the text for the privacy policy says once what is stored of a subscriber, and for how long', async () => {
	const parts = await php< Record< string, string > >(
		`return apply_filters( 'dovetail_blocks_privacy_parts', array() );`
	);
	const text = Object.values( parts ).join( '\n' );
	for ( const sentence of [
		'When you subscribe to new posts, we store your email address, the text you agreed to, the page, and the times of your sign-up and confirmation. This site sends the emails to you itself.',
		'An address that is not confirmed is deleted after 7 days.',
		'When you unsubscribe, which every email about a post lets you do, we delete your data. We keep only a fingerprint, which does not reveal your address, so that we don’t add you again from a list.',
		'When we import a list of another service in which you have unsubscribed, we keep the same fingerprint and nothing else.',
	] ) {
		expect( text ).toContain( sentence );
	}
	expect( text.match( /When you subscribe to new posts/g ) ).toHaveLength(
		1
	);
} );
