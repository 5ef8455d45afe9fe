import { createPost, expect, php, test } from '#e2e';
import { BLOCK, SIMPLE, pageOf } from './support';

test( 'a visitor does not see a form that is unavailable', async () => {
	const id = await createPost( { content: SIMPLE, title: 'Private' } );
	const page = async () => ( await fetch( pageOf( id ) ) ).text();
	expect( await page() ).toContain( BLOCK.slice( 1 ) );
	await php(
		`return update_option( 'e2e_unavailable', array( 'contact-form' ) );`
	);
	try {
		expect( await page() ).not.toContain( BLOCK.slice( 1 ) );
	} finally {
		await php( `return delete_option( 'e2e_unavailable' );` );
	}
} );
