import { createPost, expect, php, play, siteUrl, test } from '#e2e';
import type { APIResponse } from '@playwright/test';
import { savedVideos } from '../saved';
import { hostedFile } from './support';

const switchPlugin = ( isOn: boolean ) =>
	php(
		`$plugins = array_filter( (array) get_option( 'active_plugins' ), static fn( $file ) => 0 !== strpos( $file, 'dovetail-blocks/' ) );
		return update_option( 'active_plugins', $input ? array_merge( $plugins, array( 'dovetail-blocks/dovetail-blocks.php' ) ) : $plugins );`,
		isOn
	);

const stored = ( id: number ) =>
	php< string >( `return get_post( $input )->post_content;`, id );

/** Removes the hosting ID and normalizes self-closing tags, because WordPress sanitizes posts by authors. */
const withoutGuid = ( content: string ) =>
	content
		.replaceAll( ' />', '/>' )
		.replace( /,?"guid":"(?:[^"\\]|\\.)*"/g, '' )
		.replaceAll( ' {}', '' );

test.beforeAll( () => play( 'paid' ) );
test.afterAll( () => switchPlugin( true ) );

test( 'every saved video stays valid and unchanged with the plugin on, off and on again', async ( {
	author,
} ) => {
	const { id: media, url } = await hostedFile();
	const content = savedVideos
		.map( ( saved ) => saved.content )
		.join( '\n\n' )
		.replaceAll( '"id":5', `"id":${ media }` )
		.replaceAll( /https:\/\/example\.org\/film\.(?:webm|vtt)/g, url )
		.replaceAll(
			'https://example.org/still.jpg',
			`${ siteUrl() }/wp-includes/images/media/video.png`
		);
	const id = await createPost( {
		author: 'author',
		content,
		status: 'draft',
	} );
	const first = await stored( id );
	// All videos use the same file, so cache the responses about it.
	const answers = new Map< string, Promise< APIResponse > >();
	await author.page.route(
		/wp\/v2\/media\/\d|oembed\/1\.0\/proxy/,
		async ( route ) => {
			const asked = route.request().url();
			const answer = answers.get( asked ) ?? route.fetch();
			answers.set( asked, answer );
			await route.fulfill( { response: await answer } );
		}
	);
	const open = async ( isOn: boolean ) => {
		await switchPlugin( isOn );
		await author.open( id );
		const players = author.canvas.getByRole( 'button', {
			name: 'Show preview',
		} );
		if ( isOn ) {
			await expect( players.first() ).toBeVisible();
			await expect(
				author.canvas.getByText( 'Generating preview…' )
			).toHaveCount( 0 );
		} else {
			await expect( players ).toHaveCount( 0 );
		}
		const blocks = await author.blocks();
		expect( blocks ).toHaveLength( savedVideos.length );
		expect(
			blocks.filter(
				( { name, isValid } ) => name !== 'core/video' || ! isValid
			)
		).toEqual( [] );
		expect( await author.isDirty() ).toBe( false );
		return author.content();
	};
	expect( withoutGuid( await open( true ) ) ).toBe( withoutGuid( first ) );
	expect( await stored( id ) ).toBe( first );
	// With and without the plugin, the saved posts are equal except for the hosting ID.
	await author.publish( 'Saved with the plugin' );
	expect( withoutGuid( await stored( id ) ) ).toBe( withoutGuid( first ) );
	expect( await open( false ) ).toBe( first );
	await author.publish( 'Saved without the plugin' );
	expect( withoutGuid( await stored( id ) ) ).toBe( withoutGuid( first ) );
	expect( withoutGuid( await open( true ) ) ).toBe( withoutGuid( first ) );
} );
