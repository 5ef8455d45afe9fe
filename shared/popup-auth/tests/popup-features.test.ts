import { popupFeatures } from '../open-popup';

it.each( [
	[
		'in the middle of its opener',
		{ screenX: 100, screenY: 50, outerWidth: 1280, outerHeight: 900 },
		'popup,width=780,height=700,left=350,top=150',
	],
	[
		'on the left screen if its opener is there',
		{ screenX: -1920, screenY: 0, outerWidth: 1920, outerHeight: 1080 },
		'popup,width=780,height=700,left=-1350,top=190',
	],
	[
		'on whole pixels',
		{ screenX: 0, screenY: 0, outerWidth: 1281, outerHeight: 901 },
		'popup,width=780,height=700,left=251,top=101',
	],
	[
		'at the corner of a smaller opener',
		{ screenX: 20, screenY: 30, outerWidth: 400, outerHeight: 300 },
		'popup,width=780,height=700,left=20,top=30',
	],
] )( 'a pop-up opens %s', ( _, opener, features ) => {
	expect( popupFeatures( opener, 780, 700 ) ).toBe( features );
} );
