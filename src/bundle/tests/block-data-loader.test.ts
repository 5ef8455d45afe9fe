import { withoutServerData } from '../block-data-loader.js';

describe( 'a block’s data in the editor', () => {
	it( 'leave out what only block.json needs', () => {
		expect(
			withoutServerData(
				`import { defineBlockData } from '#shared/definitions';
export const block = defineBlockData({ slug: 'quote', title: 'Quote', list: 'beta', supports: { html: false }, category: 'text', editHeight: 72, example: { attributes: { title: 'A' } }, keywords: ['a', 'b'], description: 'Says, by whom.' });`
			).replace( /\s+/g, ' ' )
		).toBe(
			`import { defineBlockData } from '#shared/definitions'; export const block = defineBlockData({ slug: 'quote', list: 'beta', editHeight: 72, });`
		);
	} );

	it( 'leave out what is spread for the server alone', () => {
		expect(
			withoutServerData(
				`const kinds = { a: { ...forServer({ title: 'A', example: { label: 'B' } }), icon: 'M0' }, b: { icon: 'M1', ...forServer({ title: 'B' }) } };`
			).replace( /\s+/g, ' ' )
		).toBe( `const kinds = { a: { icon: 'M0' }, b: { icon: 'M1', } };` );
	} );

	it.each( [
		`const a = defineBlockData(data);`,
		`const b = other({ title: 'Quote' });`,
		`const c = defineBlockData({ slug: 'quote', ...words });`,
	] )( 'are the same in %s', ( code ) => {
		expect( withoutServerData( code ) ).toBe( code );
	} );
} );
