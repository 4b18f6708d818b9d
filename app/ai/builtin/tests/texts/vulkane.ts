/** Für diese Tests geschrieben. */
export const VULKANE = `# Vulkane

Magma ist eine glühende Schmelze aus Gestein im Inneren der Erde. Lava ist das Gestein, das an der Oberfläche ausgetreten ist. Ein Krater ist die Öffnung, durch die ein Vulkan seine Stoffe auswirft. Eine Caldera ist ein Kessel, der beim Einsturz eines Vulkans entsteht. Im Jahr 1883 zerstörte der Ausbruch des Krakatau die halbe Insel.

# Folgen

Der Ausbruch des Tambora im Jahr 1815 kühlte das Klima der ganzen Erde. In Europa fiel im Jahr 1816 der Sommer aus, weil die Asche das Licht der Sonne zurückhielt. Böden aus Asche sind fruchtbar, weil sie viele Mineralien enthalten.`;
