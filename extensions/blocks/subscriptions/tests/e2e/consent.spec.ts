import { createPost, expect, php, siteUrl, test } from '#e2e';
import { BLOCK, content, startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

// forms 23, use-2 M4.
test( 'an author reads what visitors agree to, writes it in place, and that is what is kept', async ( {
	author,
	visitor,
} ) => {
	const { canvas, page } = author;
	await author.edit();
	await author.insert( 'subscriptions' );
	const consent = canvas.getByRole( 'textbox', { name: 'Consent text' } );
	await expect( consent ).toContainText( 'You can unsubscribe at any time.' );
	await consent.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Tides & > weather, ' );
	await page.keyboard.press( 'ControlOrMeta+b' );
	await page.keyboard.type( 'weekly' );
	const id = await author.publish( 'Consent' );
	await author.reloadAndExpectValid( id );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const text = visitor.locator( `${ BLOCK }__consent` );
	await expect( text ).toHaveText( 'Tides & > weather, weekly' );
	await visitor.getByLabel( 'address' ).first().fill( 'ada@example.com' );
	await visitor.getByRole( 'button', { name: 'Sign Up' } ).click();
	await expect( visitor.getByText( /Almost done/ ) ).toBeVisible();
	expect( ( await subscribers() )[ 0 ]?.consent ).toBe(
		'Tides &amp; &gt; weather, <strong>weekly</strong>'
	);
} );

test( 'a hostile consent text runs nothing, an emptied one is the site’s own, and a draft’s form takes nobody', async () => {
	const draw = ( attributes: object ) =>
		php< string >(
			`return do_blocks( $input );`,
			content( JSON.stringify( attributes ) )
		);
	const html = await draw( {
		consentText:
			'<a href="javascript:alert(1)" onclick="x()">a</a><script>b</script><img src=x onerror=c()>[gallery]',
	} );
	expect( html ).toContain( '<a>a</a>b&#091;gallery]' );
	expect( html ).not.toMatch( /onclick|onerror|<script|<img|javascript/ );
	expect( await draw( { consentText: ' <em></em>' } ) ).toContain(
		'You can unsubscribe at any time.'
	);
	const draft = await createPost( {
		content: content( '{"consentText":"My soul"}' ),
		status: 'draft',
	} );
	expect(
		await php(
			`wp_set_current_user( 1 );
			$GLOBALS['post'] = get_post( $input );
			setup_postdata( $GLOBALS['post'] );
			$html = apply_filters( 'the_content', get_post( $input )->post_content );
			preg_match_all( '~name="(dovetail_[a-z]+)" value="([^"]*)"~', $html, $found );
			$fields = array_map( 'html_entity_decode', array_combine( $found[1], $found[2] ) );
			$result = \\Dovetail\\Subscriptions\\Form::kind()->take( array( 'dovetail_email' => 'ada@example.com', 'dovetail_leave_empty' => '' ) + $fields );
			return array( $fields['dovetail_consent'], is_wp_error( $result ) ? $result->get_error_code() : $result );`,
			draft
		)
	).toEqual( [ 'My soul', 'subscription_not_public' ] );
	expect( await subscribers() ).toEqual( [] );
} );
