import { attr } from '#shared/attributes';
import { withAttributeTable } from '../attribute-table';

const BEGIN =
	'<!-- Attributes, from attributes.ts: npm run fixtures. The last column is written by hand. -->';
const END = '<!-- End of attributes. -->';

const tableOf = (
	blocks: Parameters< typeof withAttributeTable >[ 1 ],
	before = ''
): string[][] =>
	withAttributeTable(
		`A\n\n${ BEGIN }\n${ before }\n${ END }\n\nB\n`,
		blocks
	)
		.split( '\n' )
		.filter( ( line ) => line.startsWith( '|' ) )
		.map( ( line ) =>
			line
				.split( /(?<!\\)\|/ )
				.slice( 1, -1 )
				.map( ( cell ) => cell.trim() )
		);

const quotation = {
	slug: 'quotation',
	attributes: {
		text: attr.text( '' ),
		size: attr.integer( 3, { min: 1, max: 9 } ),
	},
};

describe( 'the attribute table in a README', () => {
	it( 'contains the type, limits and default of each attribute', () => {
		const [ , , ...rows ] = tableOf( [
			{
				slug: 'quotation',
				attributes: {
					text: attr.text( '' ),
					size: attr.integer( 3, { min: 1, max: 9 } ),
					id: attr.positiveInteger(),
					align: attr.optionalOneOf( [ 'left', 'right' ] ),
					words: attr.html(),
					points: attr.list( { title: attr.string( '' ) } ),
					days: attr.list( attr.optionalOneOf( [ 0, 1 ] ) ),
				},
			},
		] );
		expect( rows.map( ( cells ) => cells.slice( 0, 3 ) ) ).toEqual( [
			[ '`text`', 'text', 'empty' ],
			[ '`size`', 'integer from 1 to 9', '3' ],
			[ '`id`', 'integer above 0', '–' ],
			[ '`align`', 'left, right', '–' ],
			[ '`words`', 'HTML, in the saved HTML', 'empty' ],
			[ '`points`', 'list of `{ title }`', 'empty' ],
			[ '`days`', 'list of 0, 1', 'empty' ],
		] );
	} );

	it( 'keeps descriptions written by people, whatever the order of the attributes', () => {
		const rows = tableOf(
			[ quotation ],
			'| name | type | meaning |\n| `size`, `text` | x | what it is \\| for |'
		);
		expect( rows.map( ( cells ) => cells.at( -1 ) ) ).toEqual( [
			'meaning',
			expect.stringMatching( /^-+$/ ),
			'what it is \\| for',
			'what it is \\| for',
		] );
	} );

	it( 'names the blocks of a family that have an attribute, or “all”', () => {
		const [ head, , text, size, other ] = tableOf( [
			quotation,
			{
				slug: 'proverb',
				attributes: { text: quotation.attributes.text },
			},
			{
				slug: 'saying',
				attributes: {
					text: quotation.attributes.text,
					by: attr.text(),
				},
			},
		] );
		expect( [
			head?.[ 3 ],
			text?.[ 3 ],
			size?.[ 3 ],
			other?.[ 3 ],
		] ).toEqual( [ 'of', 'all', 'quotation', 'saying' ] );
	} );

	it( 'is inserted only between markers, and leaves other text unchanged', () => {
		expect( withAttributeTable( 'A | b', [ quotation ] ) ).toBe( 'A | b' );
		const once = withAttributeTable( `A\n\n${ BEGIN }\n${ END }\n\nB\n`, [
			quotation,
		] );
		expect( once ).toMatch( /^A\n\n<!--[^]+-->\n\nB\n$/ );
		expect( withAttributeTable( once, [ quotation ] ) ).toBe( once );
	} );
} );
