import type { ReactElement } from 'react';
import type { Kind } from './kinds';

/** SVG paths on a 24×24 grid. Loaded in the chunk with all other icons, because an empty post needs no icons. */
const PATHS: Readonly< Record< Kind, string > > = {
	checkbox:
		'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm.5 1.5v13h13v-13h-13zm5 10.6-3.1-3.1 1.1-1.1 2 2 4.5-4.5 1.1 1.1-5.6 5.6z',
	'checkbox-multiple':
		'M3 4h7v7H3V4zm1.5 1.5v4h4v-4h-4zM12 6.8h9v1.5h-9V6.8zM3 13h7v7H3v-7zm1.5 1.5v4h4v-4h-4zm7.5 1.3h9v1.5h-9v-1.5z',
	consent:
		'M12 2.5 4 5.5v6c0 4.7 3.3 8.6 8 10 4.7-1.4 8-5.3 8-10v-6l-8-3zm-6.5 4L12 4.1l6.5 2.4v5c0 3.8-2.6 7-6.5 8.4-3.9-1.4-6.5-4.6-6.5-8.4v-5zm5.3 9-3.3-3.3 1-1.1 2.3 2.3 4.2-4.3 1.1 1.1-5.3 5.3z',
	date: 'M7 3h1.5v2h7V3H17v2h3v15H4V5h3V3zM5.5 10v8.5h13V10h-13zm0-3.5v2h13v-2h-13zM8 12h3v3H8v-3z',
	email: 'M3 5h18v14H3V5zm1.5 2.7v9.8h15V7.7L12 13.2 4.5 7.7zM5.6 6.5 12 11.3l6.4-4.8H5.6z',
	name: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 1.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4.5 20v-1.5a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5V20H18v-1.5A3.5 3.5 0 0 0 14.5 15h-5A3.5 3.5 0 0 0 6 18.5V20H4.5z',
	radio: 'M6.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 6.8h9v1.5h-9V6.8zM6.5 13a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm5.5 1.3h9v1.5h-9v-1.5z',
	select: 'M3 6h18v12H3V6zm1.5 1.5v9h15v-9h-15zm8 3h6l-3 3.5-3-3.5z',
	telephone:
		'M7 2.5h10c.8 0 1.5.7 1.5 1.5v16c0 .8-.7 1.5-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V4c0-.8.7-1.5 1.5-1.5zM7 4v16h10V4H7zm3.5 13.5h3V19h-3v-1.5z',
	text: 'M3 6h18v12H3V6zm1.5 1.5v9h15v-9h-15zM6 9h1.5v6H6V9z',
	textarea:
		'M3 4h18v16H3V4zm1.5 1.5v13h15v-13h-15zM6.5 8h11v1.5h-11V8zm0 3.3h11v1.5h-11v-1.5zm0 3.2H13V16H6.5v-1.5z',
	url: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-2.3 2a14 14 0 0 0-1.7 6.2H4.5A7.5 7.5 0 0 1 9.7 5zM12 4.6c1.1 1.3 2.2 3.7 2.4 6.6H9.6c.2-2.9 1.3-5.3 2.4-6.6zm2.3.4a7.5 7.5 0 0 1 5.2 6.2H16A14 14 0 0 0 14.3 5zM4.5 12.7H8A14 14 0 0 0 9.7 19a7.5 7.5 0 0 1-5.2-6.3zm5.1 0h4.8c-.2 3-1.3 5.4-2.4 6.7-1.1-1.3-2.2-3.7-2.4-6.7zm6.4 0h3.5a7.5 7.5 0 0 1-5.2 6.3 14 14 0 0 0 1.7-6.3z',
};

/** Returns the icon of a field type. */
export function iconOf( kind: Kind ): ReactElement {
	return (
		<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
			<path d={ PATHS[ kind ] } />
		</svg>
	);
}
