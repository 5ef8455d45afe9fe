import { attr } from '#shared/attributes';
import { findBlocks } from '../find-blocks';
import { wpmlConfig } from '../wpml-config';

describe( 'the configuration for translation plugins', () => {
	it( 'lists the text and links in block comments and in saved HTML', () => {
		const config = wpmlConfig( [
			{
				slug: 'card',
				attributes: {
					heading: attr.text( '' ),
					label: attr.string( '', { role: 'content' } ),
					to: attr.url( undefined, { role: 'content' } ),
					feedUrl: attr.text( '' ),
					color: attr.color(),
					size: attr.oneOf( [ 'small', 'large' ], 'small', {
						role: 'content',
					} ),
					key: attr.string( '' ),
					days: attr.list( {
						name: attr.text(),
						day: attr.string(),
					} ),
					options: attr.list( attr.text( '' ) ),
					file: attr.object( { alt: attr.text() } ),
					caption: attr.html( { selector: 'figcaption' } ),
					slides: attr.query( '.slide', {
						alt: attr.htmlAttribute( 'alt', {
							selector: '.image',
						} ),
						id: attr.htmlAttribute( 'data-id', {
							selector: '.image',
						} ),
						link: attr.htmlAttribute(
							'href',
							{ selector: 'figure > a' },
							attr.link()
						),
						text: attr.html( { selector: 'p.text' } ),
					} ),
				},
			},
			{ slug: 'line', attributes: { color: attr.color() } },
		] );
		const slide =
			"//*[contains(concat(' ',normalize-space(@class),' '),' slide ')]";
		expect( config ).toBe( `<wpml-config>
	<gutenberg-blocks>
		<gutenberg-block type="dovetail/card" translate="1">
			<key name="heading" />
			<key name="label" />
			<key name="to" type="link" />
			<key name="feedUrl" type="link" />
			<key name="days">
				<key name="*">
					<key name="name" />
				</key>
			</key>
			<key name="options">
				<key name="*" />
			</key>
			<key name="file">
				<key name="alt" />
			</key>
			<xpath>//figcaption</xpath>
			<xpath>${ slide }//*[contains(concat(' ',normalize-space(@class),' '),' image ')]/@alt</xpath>
			<xpath type="link">${ slide }//figure/a/@href</xpath>
			<xpath>${ slide }//p[contains(concat(' ',normalize-space(@class),' '),' text ')]</xpath>
		</gutenberg-block>
	</gutenberg-blocks>
</wpml-config>
` );
	} );

	it( 'rejects a selector that it cannot convert to XPath', () => {
		expect( () =>
			wpmlConfig( [
				{
					slug: 'card',
					attributes: {
						text: attr.html( { selector: 'p:first-child' } ),
					},
				},
			] )
		).toThrow( 'p:first-child' );
	} );

	it( 'lists all text and links of every block', async () => {
		const blocks = await findBlocks();
		const config = wpmlConfig( blocks );
		const missing = blocks.flatMap( ( { slug, attributes } ) => {
			const [ part = '' ] = config
				.split( `"dovetail/${ slug }"` )
				.slice( 1 );
			const own = part.split( '</gutenberg-block>' )[ 0 ] ?? '';
			return Object.entries( attributes )
				.filter(
					( [ name, { format, source } ] ) =>
						! source &&
						format === 'text' &&
						! own.includes( `<key name="${ name }"` )
				)
				.map( ( [ name ] ) => `${ slug }.${ name }` );
		} );
		expect( missing ).toEqual( [] );
		expect( config.split( '<gutenberg-block ' ).length ).toBeGreaterThan(
			30
		);
	} );
} );
