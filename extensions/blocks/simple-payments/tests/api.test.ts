import { readShop } from '../api';

describe( 'readShop', () => {
	const read = ( wire: Record< string, unknown > ) => readShop.read( wire );

	it.each( [
		[
			{ way: 'app', mode: 'test', settings_url: 'https://site.test/x' },
			{ way: 'app', isTest: true, settingsUrl: 'https://site.test/x' },
		],
		[
			{ way: 'form', mode: 'live', settings_url: '' },
			{ way: 'form', isTest: false, settingsUrl: null },
		],
		[
			{ way: 'none', mode: 'live', settings_url: 'javascript:alert(1)' },
			{ way: 'none', isTest: false, settingsUrl: null },
		],
	] )( 'converts the response %j to %j', ( wire, domain ) => {
		expect( read( wire ) ).toEqual( domain );
	} );
} );
