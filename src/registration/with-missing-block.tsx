import { NAMESPACE } from '#shared/definitions';
import { useLazy, type Lazy } from '#shared/ui';
import type { ComponentType, ReactNode } from 'react';

type Props = { attributes: { originalName?: string } };

const source: Lazy< typeof import( './missing-block' ) > = {
	load: () =>
		import(
			/* webpackChunkName: "unavailable-blocks/panel" */ './missing-block'
		),
};

/** Replaces the edit view of WordPress's missing block if the block belongs to this plugin. */
export const withMissingBlock = ( Edit: ComponentType< Props > ) =>
	function Missing( props: Props ): ReactNode {
		const { originalName = '' } = props.attributes;
		const isOurs = originalName.startsWith( `${ NAMESPACE }/` );
		const { part } = useLazy( source, isOurs );
		return isOurs && part ? (
			<part.MissingBlock name={ originalName } />
		) : (
			<Edit { ...props } />
		);
	};
