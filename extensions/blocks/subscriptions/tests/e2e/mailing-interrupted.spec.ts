import { expect, runPhp, test } from '#e2e';
import { MAILING, run } from './mailing-job';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

test( 'if PHP stops while an email is being sent, the owner sees a note and the other emails are sent', async () => {
	await runPhp(
		`$die = static function () {
			${ MAILING }
			$subscribe( 'a', 'b', 'c' );
			$plan = static function ( $name ) { if ( 'b' === $name ) { exit; } return true; };
			$run( $publish() );
		};
		$die();`
	);
	expect(
		await run(
			`$id   = $last();
			$seen = array( 'at' => array_intersect_key( $at( $id ), array( 'state' => 1, 'sent' => 1 ) ), 'stand-in' => $due( $id ), 'too early' => $run( $id ) );
			// Simulates that a quarter of an hour has passed.
			\\Dovetail\\Plugin\\Database::execute( "UPDATE {locks} SET ends = 0 WHERE name LIKE 'queue_%'" );
			\\Dovetail\\Plugin\\Database::update( 'mailings', array( 'held_until' => 0 ), array( 'post' => $id ) );
			$seen['then'] = $run( $id ) . ': ' . implode( ' ', $sent );
			$seen['failed'] = $failed( $id );
			$seen['state']  = $at( $id )['state'] . ' ' . $at( $id )['sent'];
			return $seen;`
		)
	).toEqual( {
		at: { state: 'running', sent: 1 },
		'stand-in': '16',
		'too early': '16',
		then: 'never: c',
		failed: {
			'b@example.com':
				'The server stopped while sending this email. It may have been delivered.',
		},
		state: 'done 2',
	} );
} );
