import type { EditProps } from '#shared/definitions';
import { UpgradeBanner } from '#shared/platform';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType, ReactNode } from 'react';
import { messages } from '../messages';
import type { PartGate } from '../rules/gates';
import { GateContext, type MediaGate } from './gate-context';

type Attributes = Record< string, unknown >;
type Props = EditProps< Attributes >;

/**
 * A core block with features outside the plan. Shows an upgrade banner while the block is empty, and after the author
 * tries an excluded feature. A notice then explains what happened and what the author can do instead.
 */
export function PartlyPaid( {
	gate,
	BlockEdit,
	...props
}: Props & { gate: PartGate; BlockEdit: ComponentType< Props > } ): ReactNode {
	const { attributes, setAttributes, isSelected, name, clientId } = props;
	const registry = useRegistry();
	const { createErrorNotice, removeNotice } = useDispatch( noticesStore );
	const [ isRefused, setIsRefused ] = useState( false );

	const refuse = useCallback(
		( file?: string ) => {
			setIsRefused( true );
			void createErrorNotice(
				messages.refused( gate.sentence(), gate.still(), file ),
				{ id: `dovetail-blocks-${ name }` }
			);
		},
		[ gate, name, createErrorNotice ]
	);
	const media = useMemo(
		(): MediaGate => ( {
			gate,
			onRefused: refuse,
			onAccepted: () => {
				setIsRefused( false );
				void removeNotice( `dovetail-blocks-${ name }` );
			},
		} ),
		[ gate, name, refuse, removeNotice ]
	);
	// Memoized like WordPress's own function, because core/cover runs an effect whenever this function changes.
	const setGatedAttributes = useCallback(
		( patch: Attributes ) => {
			const current = registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId ) as Attributes | null;
			if ( gate.isRefused( patch, current ?? {} ) ) {
				refuse();
			} else {
				setAttributes( patch );
			}
		},
		[ registry, clientId, gate, refuse, setAttributes ]
	);
	const isDropped = gate.isDropped( attributes );
	useEffect( () => {
		if ( isDropped ) {
			refuse();
		}
	}, [ isDropped, refuse ] );

	return (
		<GateContext.Provider value={ media }>
			{ isSelected && ( isRefused || gate.isEmpty( attributes ) ) && (
				<UpgradeBanner
					plan={ gate.plan }
					block={ name }
					clientId={ clientId }
					text={ gate.sentence() }
				/>
			) }
			<BlockEdit
				{ ...props }
				attributes={
					isDropped ? { ...attributes, blob: undefined } : attributes
				}
				setAttributes={ setGatedAttributes }
			/>
		</GateContext.Provider>
	);
}
