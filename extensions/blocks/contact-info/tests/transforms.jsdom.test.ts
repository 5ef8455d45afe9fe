import { transforms } from '../transforms';

const [ fromParagraph ] = transforms.from;

const isOffered = ( ...lines: readonly string[] ) =>
	fromParagraph?.isMatch( { content: lines.join( '<br>' ) } );

describe( 'the transform of a paragraph into contact info', () => {
	it( 'is offered for up to 30 lines', () => {
		const lines = ( count: number ) =>
			Array.from( { length: count }, () => 'Harbour Street 5' );
		expect( isOffered( ...lines( 29 ), 'a@example.org' ) ).toBe( true );
		expect( isOffered( ...lines( 30 ), 'a@example.org' ) ).toBe( false );
	} );
} );
