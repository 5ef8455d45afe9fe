import { transforms } from '../transforms';

const mockRequest = jest.fn();

jest.mock( '../details/recognize', () => {
	mockRequest();
	throw new Error( 'The chunk cannot be loaded.' );
} );

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

	it( 'works without the phone number data, which is requested only once', async () => {
		const handleRejection = jest.fn();
		process.on( 'unhandledRejection', handleRejection );
		for ( let count = 0; count < 3; count++ ) {
			expect( isOffered( '044 123 45 67' ) ).toBe( false );
			expect( isOffered( '+41 44 123 45 67' ) ).toBe( true );
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
		expect( mockRequest ).toHaveBeenCalledTimes( 1 );
		expect( handleRejection ).not.toHaveBeenCalled();
		process.off( 'unhandledRejection', handleRejection );
	} );
} );
