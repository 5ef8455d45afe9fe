import { expect, openGroup, panelsOf, php, screenshot, test } from '#e2e';
import { mails, startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

const subscribe = ( count: number ) =>
	php(
		`foreach ( range( 1, $input ) as $number ) {
			\\Dovetail\\Subscriptions\\Subscribers::add( "reader-$number@example.com", 'Yes.', 0, true );
		}
		return true;`,
		count
	);

const mailing = ( post: number ) =>
	php(
		`$progress = \\Dovetail\\Subscriptions\\Mailing::read( $input );
		return $progress ? $progress['state'] : 'none';`,
		post
	);

test( 'before publishing, an author sees the number of recipients, gets a test email, and can exclude the post', async ( {
	author,
} ) => {
	await subscribe( 3 );
	const { page, canvas } = author;
	await author.open();
	await canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Low tide' );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect(
		panel.getByText( 'Will be sent to 3 subscribers' )
	).toBeVisible();
	await screenshot( page, 'subscriptions-before-publishing' );
	await panel.getByRole( 'button', { name: 'Send me a test' } ).click();
	await expect( panel.getByText( /^Test sent at .+ to / ) ).toBeVisible();
	const [ mail, ...more ] = await mails();
	expect( more ).toEqual( [] );
	expect( mail?.subject ).toBe( 'Test: Low tide' );
	expect( mail?.plain ).not.toContain( 'dovetail-subscription=' );

	await panel
		.getByRole( 'checkbox', { name: 'Email this post to subscribers' } )
		.uncheck();
	await expect(
		panel.getByText( 'This post won’t be emailed to subscribers.' )
	).toBeVisible();
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect(
		panel.getByText( 'This post was not emailed to subscribers.' )
	).toBeVisible();
	const id = await author.save();
	expect( await mailing( id ) ).toBe( 'left-out' );
	// The daily run starts missed mailings, but not the mailing of an excluded post.
	expect(
		await php(
			`return \\Dovetail\\Subscriptions\\Post_Mails::unfinished();`
		)
	).toEqual( [] );
} );

test( 'after publishing, the panel says that the post is being sent', async ( {
	author,
} ) => {
	await subscribe( 2 );
	const { page, canvas } = author;
	await author.open();
	await canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'High tide' );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect(
		panel.getByText( 'Will be sent to 2 subscribers' )
	).toBeVisible();
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect(
		panel.getByText( 'Sending to subscribers: 0 sent, 2 left.' )
	).toBeVisible();
	await screenshot( page, 'subscriptions-after-publishing' );
	expect( await mailing( await author.save() ) ).toBe( 'running' );
} );

test( 'on a site that does not send posts by default, authors choose which posts to send', async ( {
	author,
} ) => {
	await subscribe( 1 );
	await php(
		`update_option( 'dovetail_blocks_settings', array( 'subscriber_mails' => false ) ); return true;`
	);
	const { page, sidebar } = author;
	await author.open();
	await openGroup( page, 'Email to subscribers' );
	await expect(
		sidebar.getByText( 'Off for this site. You can still email this post.' )
	).toBeVisible();
	const choice = sidebar.getByRole( 'checkbox', {
		name: 'Email this post to subscribers',
	} );
	await expect( choice ).not.toBeChecked();
	await choice.check();
	expect( await mailing( await author.publish( 'Neap tide' ) ) ).toBe(
		'running'
	);
	expect(
		await php( `return \\Dovetail\\Subscriptions\\Subscribers::count();` )
	).toBe( 1 );
	const other = await php< number >(
		`return wp_insert_post( array( 'post_title' => 'Nobody chose', 'post_content' => 'x', 'post_status' => 'publish' ) );`
	);
	expect( await mailing( other ) ).toBe( 'left-out' );
	await php( `delete_option( 'dovetail_blocks_settings' ); return true;` );
} );

test( 'the panel is missing for pages and for contributors', async () => {
	await subscribe( 1 );
	expect( await panelsOf( 'author' ) ).toContain( 'subscriptions' );
	expect( await panelsOf( 'contributor' ) ).not.toContain( 'subscriptions' );
	expect( await panelsOf( 'editor', 'page' ) ).not.toContain(
		'subscriptions'
	);
} );

test( 'users who may not edit or publish a post cannot see or change its emails, and test emails are limited', async () => {
	await subscribe( 1 );
	expect(
		await php(
			`$user  = static fn( $role ) => wp_insert_user( array( 'user_login' => "mail-$role", 'user_email' => "mail-$role@example.com", 'user_pass' => 'x', 'role' => $role ) );
			$ask    = static function ( $method, $path, $data ) {
				$request = new WP_REST_Request( $method, $path );
				'GET' === $method ? $request->set_query_params( $data ) : $request->set_body_params( $data );
				$answer = rest_do_request( $request );
				return $answer->is_error() ? $answer->as_error()->get_error_code() : $answer->get_data();
			};
			$theirs = wp_insert_post( array( 'post_title' => 'Theirs', 'post_author' => 1, 'post_status' => 'draft' ) );
			$writer = $user( 'contributor' );
			$own    = wp_insert_post( array( 'post_title' => 'Own', 'post_author' => $writer, 'post_status' => 'draft' ) );
			wp_set_current_user( $writer );
			$seen = array(
				'read'   => $ask( 'GET', '/dovetail/v1/subscribers/mailing', array( 'post' => $theirs ) ),
				'test'   => $ask( 'POST', '/dovetail/v1/subscribers/test', array( 'post' => $theirs ) ),
				'nobody' => $ask( 'POST', '/dovetail/v1/subscribers/test', array( 'post' => 'x' ) ),
				'choose' => $ask( 'POST', "/wp/v2/posts/$own", array( 'meta' => array( '_dovetail_blocks_mails' => 'send' ) ) ),
			);
			foreach ( range( 1, 11 ) as $time ) {
				$last = $ask( 'POST', '/dovetail/v1/subscribers/test', array( 'post' => $own ) );
				$seen['first'] = $seen['first'] ?? $last;
			}
			wp_set_current_user( 0 );
			$seen['last']      = $last;
			$seen['loggedout'] = $ask( 'GET', '/dovetail/v1/subscribers/mailing', array( 'post' => $own ) );
			wp_set_current_user( 1 );
			$seen['wrong'] = $ask( 'POST', "/wp/v2/posts/$own", array( 'meta' => array( '_dovetail_blocks_mails' => 'all' ) ) );
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( $writer );
			return $seen;`
		)
	).toEqual( {
		read: 'rest_forbidden',
		test: 'rest_forbidden',
		nobody: 'rest_forbidden',
		choose: 'rest_cannot_update',
		first: { email: 'mail-contributor@example.com' },
		last: 'subscription_test_too_many',
		loggedout: 'rest_forbidden',
		wrong: 'rest_not_in_enum',
	} );
} );
