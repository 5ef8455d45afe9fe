import type { EditProps } from '#shared/definitions';
import { useLazy, type Lazy } from '#shared/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Linked } from './unroll-button';

type Props = EditProps< Linked >;

const button: Lazy< ComponentType< Props > > = {
	load: () =>
		import(
			/* webpackChunkName: "twitter-unroll/button" */ './unroll-button'
		).then( ( { UnrollButton } ) => UnrollButton ),
};

/**
 * Adds the button to blocks that may link to a thread: an embed, or a paragraph that is a single link. The block itself
 * is unchanged.
 */
export const withUnroll =
	( BlockEdit: ComponentType< Props > ): ComponentType< Props > =>
	( props ) => (
		<>
			<BlockEdit { ...props } />
			{ props.isSelected && mayLead( props ) && (
				<LazyButton { ...props } />
			) }
		</>
	);

const mayLead = ( { name, attributes }: Props ) =>
	name === 'core/embed' ||
	( name === 'core/paragraph' &&
		/^<a /.test( String( attributes.content ) ) );

function LazyButton( props: Props ): ReactNode {
	const { part: Button } = useLazy( button );
	return Button && <Button { ...props } />;
}
