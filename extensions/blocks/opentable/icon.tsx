/** A plate between fork and knife. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M12.500 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 1.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z"
		/>
		<path d="M2.500 4H4v4.500h.75V4h1v4.500h.75V4H8v5a2.500 2.500 0 0 1-2 2.450V20H4.500v-8.550A2.500 2.500 0 0 1 2.500 9zM21.500 4v16H20v-6h-1.500V9c0-2.500 1-5 3-5z" />
	</svg>
);
