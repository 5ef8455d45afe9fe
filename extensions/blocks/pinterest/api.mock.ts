import { html, mockPage, type Mock } from '#shared/request';

/** Mocks a pin, and Pinterest's script, which replaces the link to a board or profile. */
export const mocks: readonly Mock[] = [
	mockPage( { service: 'pinterest', path: '/ext/embed.html' } ).reply(
		( { query } ) =>
			html(
				`<title>Pinterest</title><style>body{margin:0;font:16px/1.5 system-ui;text-align:center}main{display:grid;gap:16px;max-width:345px;margin:auto;padding:16px;box-sizing:border-box}div{aspect-ratio:2/3;border-radius:16px;background:linear-gradient(160deg,#e8d5b7,#b5651d)}h1{margin:0;font-size:1em}</style><main><div></div><h1>Rye bread</h1><a href="https://www.pinterest.com/pin/${ Number(
					query.id
				) }/" target="_blank">See it on Pinterest</a></main>`
			)
	),
	mockPage( { service: 'pinterest', path: '/js/pinit.js' } ).reply( () => ( {
		headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
		body: SCRIPT,
	} ) ),
];

const SCRIPT = `const link = document.querySelector( 'a[data-pin-do]' );
const [ , person, board ] = new URL( link.href ).pathname.split( '/' );
const box = document.createElement( 'section' );
box.style = 'width:' + link.dataset.pinBoardWidth + 'px;font:16px/1.5 system-ui;text-align:start';
const name = document.createElement( 'h1' );
name.style = 'font-size:1.25em;margin:12px';
name.textContent = link.dataset.pinDo === 'embedBoard' ? person + ': ' + board : person;
const pins = document.createElement( 'div' );
pins.style = 'margin:0 12px;overflow:auto;height:' + link.dataset.pinScaleHeight + 'px';
const columns = document.createElement( 'div' );
columns.style = 'columns:120px;gap:8px';
pins.append( columns );
for ( let nr = 0; nr < 24; nr++ ) {
	const height = 90 + ( nr * 37 ) % 60;
	const pin = document.createElement( 'a' );
	pin.href = 'https://www.pinterest.com/pin/' + ( nr + 1 ) + '/';
	pin.setAttribute( 'aria-label', 'Pin ' + ( nr + 1 ) );
	pin.style = 'display:block;break-inside:avoid;margin-bottom:8px;border-radius:8px;background:#b5651d;height:' + height + 'px';
	columns.append( pin );
}
const follow = document.createElement( 'p' );
follow.style = 'margin:12px;font-size:14px';
follow.textContent = 'Follow on Pinterest';
box.append( name, pins, follow );
link.replaceWith( box );`;
