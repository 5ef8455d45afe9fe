import { withoutServerData } from '../block-data-loader.js';

describe( 'a block’s data in the editor', () => {
	it( 'leave out what WordPress tells it from block.json', () => {
		expect(
			withoutServerData(
				`import { defineBlockData } from '#shared/definitions';
export const block = defineBlockData({ slug: 'quote', title: 'Quote', list: 'beta', example: { attributes: { title: 'A' } }, keywords: ['a', 'b'], description: 'Says, by whom.' });`
			).replace( /\s+/g, ' ' )
		).toBe(
			`import { defineBlockData } from '#shared/definitions'; export const block = defineBlockData({ slug: 'quote', list: 'beta', });`
		);
	} );

	it.each( [
		`const a = defineBlockData(data);`,
		`const b = other({ title: 'Quote' });`,
		`const c = defineBlockData({ slug: 'quote', ...words });`,
	] )( 'are the same in %s', ( code ) => {
		expect( withoutServerData( code ) ).toBe( code );
	} );
} );
