import { html, mockPage, type Mock } from '#shared/request';

/** The checkout of an event. */
export const mocks: readonly Mock[] = [
	mockPage( { service: 'eventbrite', path: '/checkout-external' } ).reply(
		( { query } ) =>
			html(
				`<title>Eventbrite</title><style>body{margin:0;font:16px/1.5 system-ui}main{display:grid;align-content:start;gap:16px;height:600px;padding:24px;box-sizing:border-box}p{margin:0}label{display:flex;justify-content:space-between;gap:8px;padding:16px;border:1px solid #ccc;border-radius:8px}button{padding:12px;border:0;border-radius:4px;background:#c4320a;color:#fff;font:inherit}</style><main><h1>Bread baking day</h1><p>Event ${ Number(
					query.eid
				) }${
					query.modal === '1' ? ', in a window' : ''
				}</p><label>General admission, €25.00 <select><option>1</option><option>2</option></select></label><button type="button">Register</button></main>`
			)
	),
];
