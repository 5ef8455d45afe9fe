import { escapeHtml } from '#shared/attributes';
import { html, mockPage, type Mock } from '#shared/request';

/** A calendar that reports its height as the service does: first while loading, then when it is complete. */
export const mocks: readonly Mock[] = [
	mockPage( { service: 'calendly', path: '/{person}/{event}' } ).reply(
		( { params: { person, event }, query } ) =>
			html(
				`<title>Calendly</title><style>body{margin:0;font:16px/1.5 system-ui;text-align:center;color:#${ color(
					query.text_color,
					'4D5055'
				) };background:#${ color(
					query.background_color,
					'ffffff'
				) }}main{display:grid;place-content:center;gap:8px;height:760px}button{padding:12px 24px;border:0;border-radius:99px;background:#${ color(
					query.primary_color,
					'0060E6'
				) };color:#fff;font:inherit}</style><main><h1>${ escapeHtml(
					person
				) }</h1>${
					query.hide_event_type_details === '1'
						? ''
						: `<p>${ escapeHtml( event ) }</p>`
				}<p>Tuesday, 24 November</p><button type="button">10:00</button></main><script>for(const height of['120px','760px'])parent.postMessage({event:'calendly.page_height',payload:{height}},'*')</script>`
			)
	),
];

const color = ( value: string | undefined, fallback: string ) =>
	/^[\da-f]{6}$/i.test( value ?? '' ) ? value : fallback;
