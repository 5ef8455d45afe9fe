import { expect, php, test } from '#e2e';
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

test( 'the settings page contains no token', async ( { admin } ) => {
	await connect( {
		mastodon: MASTODON,
		bluesky: BLUESKY,
		telegram: TELEGRAM,
		webhook: WEBHOOK,
	} );
	await php(
		`foreach ( array_keys( \\Dovetail\\Publicize\\Accounts::NETWORKS ) as $id ) { \\Dovetail\\Connections\\Connection_State::check( $id ); } return 1;`
	);
	await admin.page.goto(
		'/wp-admin/admin.php?page=dovetail-blocks&tab=services'
	);
	const page = await admin.page.content();
	expect( page ).toContain( 'Connected as @bakery@social.example.' );
	for ( const secret of SECRETS ) {
		expect( page.includes( secret ) ).toBe( false );
	}
} );
