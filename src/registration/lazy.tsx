import { useBlockProps } from '@wordpress/block-editor';
import { getSaveContent } from '@wordpress/blocks';
import { Icon, Notice, Spinner } from '@wordpress/components';
import { RawHTML, useEffect } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';
import type {
	BlockDefinition,
	EditComponent,
	EditProps,
} from '#shared/definitions';
import { useLazy, type Lazy } from '#shared/ui';
import { messages } from './messages';

type Attributes = Record< string, unknown >;

/**
 * The `edit` component that all blocks register. It loads the block's own `edit` when the first block of its type
 * appears on the canvas. While loading, it reserves the height; on failure, it shows the saved markup and a retry
 * button. It never changes attributes. It also groups finished changes into undo steps, and handles text fields in the
 * canvas.
 */
export function lazyEdit(
	definition: Pick< BlockDefinition, 'edit' | 'editHeight' >
): ( props: EditProps< Attributes > ) => ReactNode {
	const controls: Lazy< { Edit: EditComponent< Attributes > } > = {
		load: async () => {
			const [ { Edit }, { withSteps } ] = await Promise.all( [
				definition.edit(),
				// In the chunk of the icons, which the effect below loads anyway.
				import( /* webpackChunkName: "icons" */ './with-steps' ),
			] );
			return { Edit: withSteps( Edit ) };
		},
	};

	return function LazyEdit( props ) {
		const { part, error, retry } = useLazy( controls );
		useEffect( () => {
			// Load this code separately, because the editor does not need it for an empty post.
			import( /* webpackChunkName: "icons" */ './canvas-fields' ).then(
				( { lookAfterFields } ) => lookAfterFields( props.clientId ),
				// The controls need the same chunk, so the block shows the error.
				() => {}
			);
		} );
		if ( part ) {
			return <part.Edit { ...props } />;
		}
		return error ? (
			<LoadFailed { ...props } onRetry={ retry } />
		) : (
			<Loading height={ definition.editHeight } />
		);
	};
}

/** The icon of a block. All icons load when the first is rendered; until then, its space is reserved. */
export function lazyIcon( {
	icon,
}: Pick< BlockDefinition, 'icon' > ): ( props: {
	size?: number;
} ) => ReactNode {
	const source: Lazy< { icon: ReactElement } > = { load: icon };

	return function LazyIcon( props ) {
		const { part } = useLazy( source );
		return <Icon { ...props } icon={ part?.icon ?? <svg aria-hidden /> } />;
	};
}

function Loading( { height }: { height: number } ): ReactNode {
	const blockProps = useBlockProps( {
		style: { minHeight: height },
		'aria-busy': true,
	} );
	return (
		<div { ...blockProps }>
			<Spinner />
			<span className="screen-reader-text">{ messages.loading() }</span>
		</div>
	);
}

function LoadFailed( {
	name,
	attributes,
	onRetry,
}: EditProps< Attributes > & { onRetry(): void } ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{
						label: messages.retry(),
						onClick: onRetry,
						variant: 'secondary',
					},
				] }
			>
				{ messages.loadFailed() }
			</Notice>
			<div inert="">
				<RawHTML>{ getSaveContent( name, attributes ) }</RawHTML>
			</div>
		</div>
	);
}
