import { mock, type Mock } from '#shared/request';
import { readPreview } from './api';

/** Returns a frame for every embed. The frame's URL contains the attributes of the request. */
export const mocks: readonly Mock[] = [
	mock( readPreview ).reply(
		( { params: { slug }, data: { attributes }, origin } ) => {
			const service = slug.replace( /(^|-)./g, ( initial ) =>
				initial.replace( '-', ' ' ).toUpperCase()
			);
			const host = `${ slug }.test`;
			return {
				frame: {
					slug,
					service,
					host,
					words: {
						show: `Show ${ service }`,
						asks: `Loading this shares your IP address with ${ host }.`,
						always: `Always show ${ service }`,
						loading: 'Loading…',
						failed: `${ host } does not answer. You can try again, or follow the link.`,
						close: 'Close',
					},
					sandbox: 'allow-scripts allow-same-origin',
					src: `${ origin }/services/${ slug }/?${ encodeURIComponent( JSON.stringify( attributes ) ) }`,
					height: 400,
				},
			};
		}
	),
];
