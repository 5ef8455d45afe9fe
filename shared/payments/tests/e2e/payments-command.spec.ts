import { canRunWpCli, expect, php, test, wp } from '#e2e';

test.skip( ! canRunWpCli(), 'WP-CLI needs PHP itself.' );

const payments = ( ...words: string[] ) =>
	wp( [ 'dovetail', 'payments', 'list', ...words ] );

test.beforeAll( () =>
	php(
		`\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {payments}' );
		foreach ( array( 'paid', 'pending', 'refunded' ) as $state ) {
			\\Dovetail\\Payments\\Payments::record( array(
				'service'   => 'platform',
				'mode'      => 'live',
				'reference' => "e2e-$state",
				'state'     => $state,
				'amount'    => 1250,
				'refunded'  => 'refunded' === $state ? 1250 : 0,
				'currency'  => 'EUR',
				'name'      => 'Anna',
				'email'     => 'anna@example.org',
			) );
		}
		return true;`
	)
);

test.afterAll( () =>
	php(
		`\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {payments}' );
		\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {payment_words}' );
		\\Dovetail\\Plugin\\Record_Counts::forget( 'payments', array() );
		return true;`
	)
);

test( 'the command `wp dovetail payments list` shows received payments, or payments in a given state', async () => {
	const received = await payments(
		'--fields=state,amount,refunded,currency,name,reference'
	);
	expect( received.stdout ).toBe(
		[
			'state\tamount\trefunded\tcurrency\tname\treference',
			'paid\t12.50\t0.00\tEUR\tAnna\te2e-paid',
			'refunded\t12.50\t12.50\tEUR\tAnna\te2e-refunded\n',
		].join( '\n' )
	);
	const pending = await payments( '--state=pending', '--field=reference' );
	expect( pending.stdout ).toBe( 'e2e-pending\n' );
	const all = await payments( '--format=json' );
	expect( JSON.parse( all.stdout ) ).toHaveLength( 2 );
} );

test( 'the command `wp dovetail payments list` rejects unknown states, and users without permission', async () => {
	const unknown = await payments( '--state=stolen' );
	expect( unknown.code ).toBe( 1 );
	expect( unknown.stderr ).toContain( 'There is no state "stolen".' );
	const editor = await payments( '--user=editor' );
	expect( editor ).toMatchObject( {
		code: 1,
		stdout: '',
		stderr: 'Error: The user "editor" is not allowed to run this command. Choose another user with --user.\n',
	} );
} );
