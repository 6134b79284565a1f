"""Three glasses before the light: a lager with its head, a Negroni over ice, a glass of rosé; rings of colour on the bar."""
import random, math
from mathutils import Vector
from lib import studio as S, materials as M, props as P
from scenes._bar import bar_set
SIZE = (1600, 1067)
POST = dict(exposure=0.70, bloom=0.16, sat=1.12)

def build():
    bar_set(41, n=90, zhi=0.7, size=0.010); g = M.glass(ior=1.46); r = random.Random(6)
    # lager
    beer = P.tumbler(g, 0.038, 0.150, base=0.012, wall=0.0022, taper=0.80, level=0.118, liquid=M.liquid('#e09a1e', 26, 1.34)); fo = S.blob(0.0345, M.food('#f3e6c8', '#fffaf0', 300, 0.7, 0.5, bump=0.5, bscale=900), 0.02, 1.2, 3, (1.0, 1.0, 0.36), 5); fo.location.z = 0.127; fr = S.lathe([(0, 0.1175), (0.0352, 0.1175), (0.0354, 0.130), (0, 0.130)], M.food('#f3e6c8', '#fffaf0', 300, 0.7, 0.5, bump=0.5, bscale=900), 72)
    S.group(beer + [fo, fr], (-0.105, 0.02, 0)); bub = S.blob(0.0006, M.glass((1, 1, 1), 1.0), 0, sub_lvl=2); bub.location.z = -9
    for i in range(70): a, q = r.uniform(0, 6.28), 0.028 * math.sqrt(r.random()); S.dup(bub, (-0.105 + q * math.cos(a), 0.02 + q * math.sin(a), r.uniform(0.016, 0.116)), scale=r.uniform(0.5, 1.3))
    drop = S.blob(0.0010, M.glass((1, 1, 1), 1.33), 0, sub_lvl=2); drop.location.z = -9
    for i in range(150): z = r.uniform(0.03, 0.125); R = 0.0304 + 0.0076 * (z / 0.15) ** 0.9 + 0.0001; t = r.uniform(math.pi, 2 * math.pi); S.dup(drop, (-0.105 + R * math.cos(t), 0.02 + R * math.sin(t), z), scale=(r.uniform(0.3, 1.1),) * 3)
    # Negroni over one cube
    S.group(P.tumbler(g, 0.042, 0.088, base=0.014, wall=0.0024, taper=0.95, level=0.058, liquid=M.liquid('#d8330c', 34, 1.35)), (0.0, -0.035, 0)); ice = P.ice_cube(0.040, M.glass((1, 1, 1), 1.31, bump=0.06, bscale=60), 3); S.place(ice, (0.002, -0.033, 0.046), (6, -5, 28))
    ct = M.citrus('#e8912b', '#f6bb57', '#e06a10', '#f5e3bd', 10, 0.026); S.place(P.wheel(0.026, ct, 0.004), (0.026, -0.040, 0.082), (68, 12, 30))
    # rosé
    S.group(P.wine_glass(g, 0.132, M.liquid('#f09a84', 22, 1.34)), (0.112, 0.030, 0))
    bn = M.linen('#2f4a41', thread=950); S.place(P.napkin(bn, 0.11, 0.10, 2, 5), (0.0, -0.035, -0.0065), (0, 0, 8))
    nt = P.bowl(0.036, 0.024, M.ceramic('#2b3a35', '#0d1210', rim='#8a6a48', rim_z=0.0215)); nt.location = (0.175, -0.085, 0); al = M.food('#7a4a22', '#b07a42', 60, 0.5, 0.05, bump=0.5, bscale=200)
    for i in range(22): t = i * 2.4; q = 0.022 * math.sqrt(i / 22); S.place(S.blob(0.0075, al, 0.06, 1.2, i, (1.45, 0.85, 0.6), 3), (0.175 + q * math.cos(t), -0.085 + q * math.sin(t), 0.020 + 0.0025 * (22 - i) / 6), (r.uniform(-20, 20), r.uniform(-20, 20), i * 50))
    S.group(P.candle_votive(M.glass((1, 0.80, 0.50)), M.simple('#f0e4c8', 0.5, sss=0.4), M.flame(22), 0.5), (-0.03, 0.36, 0))
    S.area((0.0, 0.55, 0.16), (0, 0, 0.08), 0.9, 9, 3000, size_y=0.26); S.area((0.6, 0.35, 0.45), (0, 0, 0.08), 0.3, 11, 3300); S.area((-0.6, 0.15, 0.45), (0, 0, 0.08), 0.3, 10, 5200, size_y=0.8); S.area((0.1, -0.8, 0.8), (0, 0, 0.06), 0.8, 4, 4200)
    S.camera((0.02, -0.72, 0.165), (0.012, 0.0, 0.078), 78, 3.2, (0, -0.05, 0.07))
