import { axeWithin, createPost, expect, php, screenshot, test } from '#e2e';
import { beginAnew, BLUESKY, connect } from './support';
import { openPanel } from './panel-support';

beginAnew();

test( 'an author can choose by keyboard to attach images, if a network supports them', async ( {
	author,
} ) => {
	await connect( { bluesky: BLUESKY } );
	const id = await createPost( {
		content: '',
		status: 'draft',
		author: 'author',
	} );
	await author.open( id );
	await openPanel( author );
	const pictures = author.sidebar.getByRole( 'checkbox', {
		name: 'Attach the images in this post',
	} );
	await expect( pictures ).not.toBeChecked();
	await pictures.press( 'Space' );
	await expect( pictures ).toBeChecked();
	await pictures.scrollIntoViewIfNeeded();
	await screenshot( author.page, 'publicize-pictures' );
	expect(
		await axeWithin( author.page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );
	await author.save();
	expect(
		await php(
			`return get_post_meta( $input, 'dovetail_publicize_pictures', true );`,
			id
		)
	).toBe( '1' );
	await author.sidebar
		.getByRole( 'checkbox', { name: /^Bluesky/ } )
		.press( 'Space' );
	await expect( pictures ).toHaveCount( 0 );
} );
