import { connectionRow, expect, php, test, visitConnections } from '#e2e';
import {
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	SECRETS,
	TELEGRAM,
	WEBHOOK,
} from './support';

beginAnew();

test( 'the Connections page contains no token', async ( { admin } ) => {
	await connect( {
		mastodon: MASTODON,
		bluesky: BLUESKY,
		telegram: TELEGRAM,
		webhook: WEBHOOK,
	} );
	await php(
		`foreach ( array_keys( \\Dovetail\\Publicize\\Accounts::NETWORKS ) as $id ) { \\Dovetail\\Connections\\Connection_State::check( $id ); } return 1;`
	);
	await visitConnections( admin.page, 'mastodon' );
	await expect(
		connectionRow( admin.page, 'Mastodon' ).getByText(
			'Connected as @bakery@social.example.'
		)
	).toBeVisible();
	const page = await admin.page.content();
	for ( const secret of SECRETS ) {
		expect( page.includes( secret ) ).toBe( false );
	}
} );
